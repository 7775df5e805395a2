import { expect, test } from '../../../../testing/fixtures';
import { ONE_LANGUAGE } from '../../texts';
import { words } from './project-texts';

for (const language of ['hr', 'en'] as const) {
  const text = words[language];

  test(`tabs lead from current projects (default) to those in preparation and completed (${language})`, async ({
    page,
  }) => {
    await page.goto(`/projects?lang=${language}`);
    const tab = (name: string) => page.getByRole('link', { name, exact: true });
    await expect(tab(text.current)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { name: /^Zaželi III/ })).toBeVisible();
    await tab(text.upcoming).click();
    await expect(page).toHaveURL(/tab=upcoming/);
    await expect(tab(text.upcoming)).toHaveAttribute('aria-current', 'page');
    await expect(tab(text.current)).not.toHaveAttribute('aria-current');
    await tab(text.completed).click();
    await expect(page).toHaveURL(/tab=completed/);
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
  });

  test(`'learn more' of a project in preparation opens its page (${language})`, async ({
    page,
  }) => {
    await page.goto(`/projects?tab=upcoming&lang=${language}`);
    const plan = page.getByRole('main').getByRole('article').first();
    const title = await plan.getByRole('heading').textContent();
    await plan.getByRole('link', { name: text.learnMore }).click();
    await expect(page).toHaveURL(/\/projects\/[a-z]/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await page.getByRole('link', { name: text.back }).click();
    await expect(page).toHaveURL('/projects');
  });

  test(`current projects and the call at the end have links (${language})`, async ({ page }) => {
    await page.goto(`/projects?lang=${language}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: text.contact })).toHaveAttribute(
      'href',
      '/contact',
    );
    await main.getByRole('link', { name: text.details }).first().click();
    await expect(page).toHaveURL(/\/projects\/[a-z]/);
  });

  test(`a current project shows two facts and its funding, and the list is short on a phone (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
    await page.goto(`/projects?lang=${language}`);
    const project = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { level: 3, name: /^Zaželi III/ }) });
    await expect(project.locator('dt')).toHaveText([text.facts[0], text.facts[1]]);
    await expect(project.locator('dd').first()).toHaveText(text.period);
    await expect(project.getByText(text.funded, { exact: true })).toBeVisible();
    // In the note of the project about violence.
    const emergency = page.getByRole('main').getByRole('link', { name: '112', exact: true });
    await expect(emergency).toHaveAttribute('href', 'tel:112');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(4_000);
  });

  test(`the safe-child project in preparation is for 10 schools, 800 children and 120 professionals (${language})`, async ({
    page,
  }) => {
    await page.goto(`/projects?tab=upcoming&lang=${language}`);
    const project = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { level: 3, name: text.safe, exact: true }) });
    for (const number of text.numbers) {
      await expect(project.getByText(number, { exact: true })).toBeVisible();
    }
  });

  test(`completed projects are of education, sustainable development and a conference (${language})`, async ({
    page,
  }) => {
    await page.goto(`/projects?tab=completed&lang=${language}`);
    const projects = page.getByRole('main').getByRole('article');
    await expect(projects).toHaveCount(text.categories.length);
    for (const [position, category] of text.categories.entries()) {
      await expect(projects.nth(position).getByText(category, { exact: true })).toBeVisible();
    }
  });
}

for (const language of ONE_LANGUAGE) {
  const text = words[language];

  test(`the tabs show 3, 2 and 2 placeholders while their projects load (${language})`, async ({
    page,
  }) => {
    await page.goto(`/blog?lang=${language}`);
    await page.route('**/api/projects*', () => undefined);
    await page.getByRole('banner').locator('a[href="/projects"]:visible').click();
    await expect(page.locator('[data-skeleton]')).toHaveCount(3);
    await page.getByRole('link', { name: text.upcoming, exact: true }).click();
    await expect(page.locator('[data-skeleton]')).toHaveCount(2);
    await page.getByRole('link', { name: text.completed, exact: true }).click();
    await expect(page.locator('[data-skeleton]')).toHaveCount(2);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test.describe(`without scripts (${language})`, () => {
    test.use({ javaScriptEnabled: false });

    test('tabs and project pages can be read', async ({ page }) => {
      await page.goto(`/projects?lang=${language}`);
      const main = page.getByRole('main');
      await main.getByRole('link', { name: text.upcoming, exact: true }).click();
      await expect(main.getByRole('heading', { level: 3, name: text.safe })).toBeVisible();
      await main.getByRole('link', { name: text.completed, exact: true }).click();
      await expect(main.getByRole('article')).toHaveCount(3);
      await main.getByRole('link', { name: text.current, exact: true }).click();
      await main.getByRole('link', { name: text.support, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.support);
      await page.getByRole('link', { name: text.back, exact: true }).click();
      await expect(page).toHaveURL('/projects');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  });
}

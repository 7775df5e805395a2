import { expect, test } from '../../testing/fixtures';

const pages = [
  '/projects',
  '/projects?tab=upcoming',
  '/projects?tab=completed',
  '/projects/zazeli-iii',
];

for (const language of ['hr', 'en']) {
  for (const mode of ['default', 'dark', 'high']) {
    test(`projects are accessible in ${language}, ${mode}`, async ({
      page,
      checkAccessibility,
    }) => {
      await page.addInitScript((chosen) => {
        localStorage.setItem('cookiesAccepted', 'true');
        if (chosen === 'dark') localStorage.setItem('theme', 'dark');
        if (chosen === 'high') localStorage.setItem('contrast', 'high');
      }, mode);
      for (const path of pages) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await checkAccessibility(page);
      }
    });
  }
}

test('tabs lead from current projects to those in preparation and completed', async ({ page }) => {
  await page.goto('/projects?lang=en');
  await expect(page.getByRole('heading', { name: /^Zaželi III/ })).toBeVisible();
  await page.getByRole('link', { name: 'In preparation' }).click();
  await expect(page).toHaveURL(/tab=upcoming/);
  await expect(page.getByRole('link', { name: 'In preparation' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Learn more/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/projects\/[a-z]/);
  await page.getByRole('link', { name: 'Back to projects' }).click();
  await page.getByRole('link', { name: 'Completed' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('each tab keeps places while its projects load', async ({ page }) => {
  await page.goto('/blog');
  await page.route('**/api/projects*', () => undefined);
  await page.getByRole('banner').getByRole('link', { name: 'Projekti' }).click();
  await expect(page.locator('[data-skeleton]')).toHaveCount(3);
  await page.getByRole('link', { name: 'U pripremi' }).click();
  await expect(page.locator('[data-skeleton]')).toHaveCount(2);
  await page.getByRole('link', { name: 'Završeni' }).click();
  await expect(page.locator('[data-skeleton]')).toHaveCount(2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a project tells what it is and asks to be contacted', async ({ page }) => {
  await page.goto('/projects/zazeli-iii');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zaželi III');
  await expect(page.getByRole('main').locator('a[href="/contact?project=true"]')).toBeVisible();
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  expect(description?.length).toBeLessThanOrEqual(160);
});

test.describe('a project that does not exist', () => {
  test.use({ expectedErrors: [/404/] });

  test('is answered with 404 and a way back', async ({ page }) => {
    const answer = await page.goto('/projects/nema-takvog-projekta?lang=en');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible();
    await expect(
      page.getByText("The project you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to projects' })).toHaveAttribute(
      'href',
      '/projects',
    );
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs and project pages can be read', async ({ page }) => {
    await page.goto('/projects');
    await page.getByRole('link', { name: 'Završeni' }).click();
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('link', { name: 'Natrag na projekte' })).toBeVisible();
  });
});

import { expect, test } from '../../testing/fixtures';

const pages = [
  '/projects',
  '/projects?tab=upcoming',
  '/projects?tab=completed',
  '/projects/zazeli-iii',
];

const words = {
  hr: {
    current: 'U tijeku',
    upcoming: 'U pripremi',
    completed: 'Završeni',
    learnMore: /^Saznajte više/,
    details: /^Detaljnije/,
    back: 'Natrag na projekte',
    contact: 'Kontaktirajte nas',
    ask: 'Pošaljite upit',
    category: 'Podrška starijima',
    duration: 'Trajanje',
    value: '891.000,00 €',
    missing: 'Projekt nije pronađen',
    missingText: 'Projekt koji tražite ne postoji ili je uklonjen.',
    exit: 'Brzi izlaz',
  },
  en: {
    current: 'Current',
    upcoming: 'In preparation',
    completed: 'Completed',
    learnMore: /^Learn more/,
    details: /^Details/,
    back: 'Back to projects',
    contact: 'Contact us',
    ask: 'Ask a question',
    category: 'Support for older people',
    duration: 'Duration',
    value: '€891,000.00',
    missing: 'Project Not Found',
    missingText: "The project you're looking for doesn't exist or has been removed.",
    exit: 'Exit this page',
  },
} as const;

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

  test(`current projects and the call at the end lead on (${language})`, async ({ page }) => {
    await page.goto(`/projects?lang=${language}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: text.contact })).toHaveAttribute(
      'href',
      '/contact',
    );
    await main.getByRole('link', { name: text.details }).first().click();
    await expect(page).toHaveURL(/\/projects\/[a-z]/);
  });

  test(`each tab keeps 3, 2 and 2 places while its projects load (${language})`, async ({
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

  test(`a project shows category, picture, paragraphs and facts, and asks to be contacted (${language})`, async ({
    page,
  }) => {
    await page.goto(`/projects/zazeli-iii?lang=${language}`);
    const article = page.getByRole('article').first();
    await expect(article.getByRole('heading', { level: 1 })).toContainText('Zaželi III');
    await expect(article.locator('header').getByText(text.category)).toBeVisible();
    await expect(article.locator('header img')).toHaveAttribute('src', /projekt-zazeli/);
    await expect(article.getByText(text.duration, { exact: true })).toBeVisible();
    await expect(article.getByText(text.value)).toBeVisible();
    await expect(article.getByRole('link', { name: text.ask })).toHaveAttribute(
      'href',
      '/contact?project=true',
    );
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length).toBeGreaterThan(60);
    expect(description?.length).toBeLessThanOrEqual(160);
  });

  test(`the project about violence can be left quickly, another has no such button (${language})`, async ({
    page,
  }) => {
    const exit = page.getByRole('link', { name: text.exit });
    await page.goto(`/projects/zazeli-iii?lang=${language}`);
    await expect(exit).toHaveCount(0);
    await page.goto(`/projects/prevencija-i-suzbijanje-obiteljskog-nasilja?lang=${language}`);
    await expect(exit).toBeVisible();
  });

  test.describe(`a project that does not exist (${language})`, () => {
    test.use({ expectedErrors: [/404/] });

    test('is answered with 404, its words and a way back', async ({ page }) => {
      const answer = await page.goto(`/projects/nema-takvog-projekta?lang=${language}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: text.missing })).toBeVisible();
      await expect(page.getByText(text.missingText)).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(text.missing));
      await page.getByRole('main').getByRole('link', { name: text.back }).click();
      await expect(page).toHaveURL('/projects');
    });
  });
}

test('a printed project does not ask to be contacted', async ({ page }) => {
  await page.goto('/projects/zazeli-iii');
  const ask = page.getByRole('link', { name: 'Pošaljite upit' });
  await expect(ask).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(ask).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('projects and their pages are no wider than a narrow window with large letters', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('fontSize', 'large'));
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...pages, '/projects/program-psihosocijalne-podrske-djeci-i-mladima']) {
    await page.goto(path);
    const extra = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(extra, path).toBe(0);
  }
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

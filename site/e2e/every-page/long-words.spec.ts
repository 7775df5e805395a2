import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';

/** 120 characters without a line break opportunity, as editors paste them. */
const LONG_URL = 'https://primjer.example/'.padEnd(120, 'podrskastarijimosobamaizajednici');

/** The fields with texts; the others are numbers, dates, states and URLs. */
const TEXTS =
  /^(name|title|description|content|category|author|authorPosition|location|position|bio|email|financing|results|partners|activities|note|documents|text|label|alt|fileName)(En)?$/;

function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]: [string, unknown]) => [
      name,
      TEXTS.test(name) && (typeof field === 'string' || field === null) ? LONG_URL : filled(field),
    ]),
  );
}

/** Replaces every editorial text in the API's responses with the long URL. */
async function fillEveryText(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    const rows: unknown = await response.json();
    const some =
      route.request().url().includes('upcoming=true') && Array.isArray(rows) && rows.length === 0
        ? await (await page.request.get('/api/events')).json()
        : rows;
    const categories = route.request().url().includes('/categories');
    await route.fulfill({
      response,
      json: categories ? ['Prevencija', LONG_URL.slice(0, 60)] : filled(some),
    });
  });
}

const pages = [
  '/',
  '/about',
  '/projects',
  '/projects?tab=upcoming',
  '/projects?tab=completed',
  '/projects/zazeli-iii',
  '/projects/odrzivi-kraj',
  '/project-documents',
  '/blog',
  '/blog/terapija-opustanja',
  '/events',
  '/events?tab=past',
];

for (const language of ['hr', 'en']) {
  test(`a long word in an editor's text does not make a page scroll sideways (${language})`, async ({
    page,
  }) => {
    test.slow();
    await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
    await page.goto(`/legal?lang=${language}`);
    await fillEveryText(page);
    for (const path of pages) {
      await page.evaluate(
        (to) =>
          (
            window as unknown as {
              __reactRouterDataRouter: { navigate(to: string): Promise<void> };
            }
          ).__reactRouterDataRouter.navigate(to),
        path,
      );
      const main = page.getByRole('main');
      await expect(main.getByText(LONG_URL.slice(0, 40)).first()).toBeVisible();
      await expect(main.locator('[data-skeleton]')).toHaveCount(0);
      for (const width of [320, 375]) {
        await page.setViewportSize({ width, height: 700 });
        const root = page.locator('html');
        expect.soft(await root.evaluate(({ scrollWidth }) => scrollWidth), path).toBe(width);
      }
    }
  });
}

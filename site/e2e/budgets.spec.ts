import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../../testing/fixtures';
import { addressOf, pages } from './pages';

/** Bytes on the wire, brotli included, that a cold visit to a page may take. */
const BUDGETS = { script: 130_000, stylesheet: 12_000, font: 60_000 } as const;
const ALL = 300_000;
type Budgeted = keyof typeof BUDGETS;

for (const { path, status } of pages) {
  test.describe(path, () => {
    test.use({ expectedErrors: status === undefined ? [] : [new RegExp(`status of ${status}`)] });

    for (const language of ['hr', 'en'] as const) {
      test(`stays within its budgets (${language})`, async ({ page }) => {
        const taken: Record<Budgeted | 'all', number> = {
          script: 0,
          stylesheet: 0,
          font: 0,
          all: 0,
        };
        const counted: Promise<void>[] = [];
        page.on('response', (response) => {
          counted.push(
            (async () => {
              const type = response.request().resourceType();
              const { responseBodySize } = await response.request().sizes();
              taken.all += responseBodySize;
              if (type in BUDGETS) taken[type as Budgeted] += responseBodySize;
            })(),
          );
        });
        await page.goto(addressOf(path, language));
        await expect(page.locator('html')).not.toHaveClass(/system-letters/);
        await page.waitForLoadState('networkidle');
        await Promise.all(counted);
        // A document brings its style sheets with it.
        const brought = await page.locator('style').allTextContents();
        expect(brought.join('').length).toBeGreaterThan(10_000);
        taken.stylesheet += brotliCompressSync(brought.join('')).length;
        test.info().annotations.push({ type: 'bytes', description: JSON.stringify(taken) });
        expect(taken.script).toBeGreaterThan(50_000);
        for (const type of Object.keys(BUDGETS) as Budgeted[]) {
          expect(taken[type], `${type} bytes`).toBeLessThanOrEqual(BUDGETS[type]);
        }
        expect(taken.all, 'all bytes').toBeLessThanOrEqual(ALL);
      });
    }
  });
}

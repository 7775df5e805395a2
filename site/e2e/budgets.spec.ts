import { expect, test } from '../../testing/fixtures';

/** Bytes on the wire, brotli included, that a cold visit to the home page may take. */
const BUDGETS = { script: 130_000, stylesheet: 12_000, font: 60_000 } as const;
type Budgeted = keyof typeof BUDGETS;

for (const language of ['hr', 'en'] as const) {
  test(`the home page stays within its budgets (${language})`, async ({ page }) => {
    const taken: Record<Budgeted | 'all', number> = { script: 0, stylesheet: 0, font: 0, all: 0 };
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
    await page.goto(`/?lang=${language}`, { waitUntil: 'networkidle' });
    await Promise.all(counted);
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(taken) });
    expect(taken.script).toBeGreaterThan(50_000);
    for (const type of Object.keys(BUDGETS) as Budgeted[]) {
      expect(taken[type], `${type} bytes`).toBeLessThanOrEqual(BUDGETS[type]);
    }
    expect(taken.all, 'all bytes').toBeLessThanOrEqual(300_000);
  });
}

import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';

/** Bytes on the wire, brotli included, that a cold visit to a page may take. */
const BUDGETS = { script: 136_000, stylesheet: 12_000, font: 60_000, all: 300_000 } as const;
type Budgeted = keyof typeof BUDGETS;

const isBudgeted = (type: string): type is Budgeted => type in BUDGETS;

/**
 * Counts what a page takes from here on. The answer holds it against the budgets, once the page's
 * letters are there and nothing is under way any more.
 */
export function countTransfer(page: Page): () => Promise<void> {
  const taken: Record<Budgeted, number> = { script: 0, stylesheet: 0, font: 0, all: 0 };
  const counted: Promise<void>[] = [];
  page.on('response', (response) => {
    const count = async () => {
      const type = response.request().resourceType();
      const { responseBodySize } = await response.request().sizes();
      taken.all += responseBodySize;
      if (isBudgeted(type)) taken[type] += responseBodySize;
    };
    counted.push(count());
  });
  return async () => {
    await expect(page.locator('html')).not.toHaveClass(/system-fonts/);
    await page.waitForLoadState('networkidle');
    await Promise.all(counted);
    // A document brings its style sheets with it.
    const brought = (await page.locator('style').allTextContents()).join('');
    expect(brought.length).toBeGreaterThan(10_000);
    taken.stylesheet += brotliCompressSync(brought).length;
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(taken) });
    expect(taken.script).toBeGreaterThan(50_000);
    for (const type of Object.keys(BUDGETS).filter(isBudgeted)) {
      expect.soft(taken[type], `${type} bytes`).toBeLessThanOrEqual(BUDGETS[type]);
    }
  };
}

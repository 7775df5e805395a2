import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';

/** The most bytes that the first visit to a page may transfer, compressed. */
const BUDGETS = { script: 137_000, stylesheet: 12_000, font: 60_000, all: 300_000 } as const;
type ResourceType = keyof typeof BUDGETS;

const isBudgeted = (type: string): type is ResourceType => type in BUDGETS;

/**
 * Counts the bytes that a page loads from now on, with no file from a cache, as on a first visit.
 * The returned function compares them with the budgets, once the fonts are loaded and the network
 * is idle.
 */
export async function countTransfer(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const bytes: Record<ResourceType, number> = { script: 0, stylesheet: 0, font: 0, all: 0 };
  const counts: Promise<void>[] = [];
  page.on('response', (response) => {
    const count = async () => {
      const type = response.request().resourceType();
      const { responseBodySize } = await response.request().sizes();
      bytes.all += responseBodySize;
      if (isBudgeted(type)) bytes[type] += responseBodySize;
    };
    counts.push(count());
  });
  return async () => {
    await expect(page.locator('html')).not.toHaveClass(/system-fonts/);
    await page.waitForLoadState('networkidle');
    await Promise.all(counts);
    // A document contains its style sheets.
    const styles = (await page.locator('style').allTextContents()).join('');
    expect(styles.length).toBeGreaterThan(10_000);
    bytes.stylesheet += brotliCompressSync(styles).length;
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(bytes) });
    expect(bytes.script).toBeGreaterThan(50_000);
    for (const type of Object.keys(BUDGETS).filter(isBudgeted)) {
      expect.soft(bytes[type], `${type} bytes`).toBeLessThanOrEqual(BUDGETS[type]);
    }
  };
}

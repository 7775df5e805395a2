import type { Page } from '@playwright/test';

/** Opens a place of the panel as its links do, without loading the panel anew. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

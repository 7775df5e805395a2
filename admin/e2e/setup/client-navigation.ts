import type { Page } from '@playwright/test';

/** Opens a screen of the panel as its links do, without reloading the panel. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

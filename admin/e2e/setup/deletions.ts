import { expect, type Page } from '@playwright/test';

/** Closes the message with which a deletion can be undone, so that it is carried out at once. */
export async function letDelete(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Poništi|Undo)$/ })).toBeVisible();
  await page.keyboard.press('Escape');
}

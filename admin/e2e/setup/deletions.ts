import { expect, type Page } from '@playwright/test';
import { en, hr } from './texts';

const undo = new RegExp(`^(${hr.ra.action.undo}|${en.ra.action.undo})$`);

/** Closes the message that can undo a deletion, which carries the deletion out. */
export async function dismissUndo(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: undo })).toBeVisible();
  await page.keyboard.press('Escape');
}

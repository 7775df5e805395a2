import { expect, type Locator, type Page } from '@playwright/test';
import { en, hr, withAnyValues } from './texts';

/** Opens a screen of the panel as its links do, without reloading the panel. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** The Croatian menu of the panel. */
export const menuOf = (page: Page): Locator =>
  page.getByRole('navigation', { name: hr.admin.menu.label });

/** The rows of a list that contain a text. */
export const rowsWith = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

/** By how many pixels the page is wider than the window. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Chooses an option of a combobox. */
export async function choose(page: Page, box: Locator, name: string | RegExp): Promise<void> {
  await box.click();
  await page.getByRole('option', { name, exact: true }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

const undo = new RegExp(`^(${hr.ra.action.undo}|${en.ra.action.undo})$`);

/** Closes the message that can undo a deletion, which carries the deletion out. */
export async function dismissUndo(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: undo })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Answers the question before something is deleted that visitors see. */
export async function confirmDeletion(page: Page): Promise<void> {
  const question = page.getByRole('dialog', {
    name: withAnyValues(hr.admin.form.deletion.title),
  });
  await question.getByRole('button', { name: hr.ra.action.delete }).click();
}

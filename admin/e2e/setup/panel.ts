import { expect, type Locator, type Page } from '@playwright/test';
import { hr } from './texts';

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

/** Answers the question before something is deleted, by the button with the same label. */
export async function confirmDeletion(page: Page, label = hr.ra.action.delete): Promise<void> {
  await page.getByRole('dialog', { name: /\?$/ }).getByRole('button', { name: label }).click();
}

import { expect, type Page } from '@playwright/test';
import { en, hr, withAnyValues } from './texts';

const undo = new RegExp(`^(${hr.ra.action.undo}|${en.ra.action.undo})$`);

/** Closes the message that can undo a deletion, which carries the deletion out. */
export async function dismissUndo(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: undo })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** Answers the question before something is deleted that visitors see. */
export async function confirmDeletion(page: Page, texts: typeof hr = hr): Promise<void> {
  const question = page.getByRole('dialog', {
    name: withAnyValues(texts.admin.form.deletion.title),
  });
  await question.getByRole('button', { name: texts.ra.action.delete }).click();
}

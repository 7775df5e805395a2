import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { danglingReferences } from './references';

// The references of every page in its initial state are tested in accessibility.spec.ts.
test.use({ expectedErrors: [/status of 400/] });

const send = /^(Pošaljite poruku|Nastavite na podatke za uplatu|Pretplatite se)$/;

/** Submits the page's form empty, and checks the descriptions of its fields. */
async function submitEmpty(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: send }).click();
  const invalid = main.locator('[aria-invalid=true], fieldset[aria-describedby*=" "]').first();
  await expect(invalid).toBeVisible();
  expect(await danglingReferences(page)).toEqual([]);
  await expect(invalid).toHaveAccessibleDescription(/Pogreška: \S/);
}

test('invalid fields of a page opened directly have valid descriptions', async ({ page }) => {
  for (const path of ['/', '/events', '/contact', '/donate', '/newsletter']) {
    await page.goto(path);
    await submitEmpty(page);
  }
});

test('invalid fields of a page opened by a link have valid descriptions', async ({ page }) => {
  await page.goto('/about');
  for (const path of ['/contact', '/donate', '/events', '/']) {
    await page.getByRole('banner').locator(`a[href="${path}"]:visible`).last().click();
    await expect(page).toHaveURL(path);
    await submitEmpty(page);
  }
});

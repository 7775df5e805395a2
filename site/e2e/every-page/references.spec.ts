import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { danglingReferences } from './references';

// What refers to what before anything is pressed is tested with every page, in accessibility.spec.ts.
test.use({ expectedErrors: [/status of 400/] });

const send = /^(Pošaljite poruku|Nastavite na podatke za uplatu|Pretplatite se)$/;

/** Sends the form of the page empty, and looks where the descriptions of its fields lead. */
async function sendEmpty(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: send }).click();
  const wrong = main.locator('[aria-invalid=true], fieldset[aria-describedby*=" "]').first();
  await expect(wrong).toBeVisible();
  expect(await danglingReferences(page)).toEqual([]);
  await expect(wrong).toHaveAccessibleDescription(/Pogreška: \S/);
}

test('the fields of a page opened directly keep their descriptions after a mistake', async ({
  page,
}) => {
  for (const path of ['/', '/events', '/contact', '/donate', '/newsletter']) {
    await page.goto(path);
    await sendEmpty(page);
  }
});

test('so do those of a page come to from another', async ({ page }) => {
  await page.goto('/about');
  for (const path of ['/contact', '/donate', '/events', '/']) {
    await page.getByRole('banner').locator(`a[href="${path}"]:visible`).last().click();
    await expect(page).toHaveURL(path);
    await sendEmpty(page);
  }
});

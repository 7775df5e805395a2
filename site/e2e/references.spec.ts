import type { Page } from '@playwright/test';
import { expect, test } from '../../testing/fixtures';
import { addressOf } from './pages';
import { danglingReferences } from './references';

// What refers to what before anything is pressed is tested with every page, in accessibility.spec.ts.
test.use({ expectedErrors: [/status of 400/] });

const send = {
  hr: /^(Pošaljite poruku|Nastavite na podatke za uplatu|Pretplatite se)$/,
  en: /^(Send message|Continue to the payment details|Subscribe)$/,
};

/** Sends the form of the page empty, and looks where the descriptions of its fields lead. */
async function sendEmpty(page: Page, button: RegExp): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: button }).click();
  const wrong = main.locator('[aria-invalid=true], fieldset[aria-describedby*=" "]').first();
  await expect(wrong).toBeVisible();
  expect(await danglingReferences(page)).toEqual([]);
  await expect(wrong).toHaveAccessibleDescription(/(Pogreška|Error): \S/);
}

for (const language of ['hr', 'en'] as const) {
  test(`the fields of a page opened directly keep their descriptions after a mistake (${language})`, async ({
    page,
  }) => {
    for (const path of ['/', '/events', '/contact', '/donate', '/newsletter']) {
      await page.goto(addressOf(path, language));
      await sendEmpty(page, send[language]);
    }
  });

  test(`so do those of a page come to from another (${language})`, async ({ page }) => {
    await page.goto(addressOf('/about', language));
    for (const path of ['/contact', '/donate', '/events', '/']) {
      await page.getByRole('banner').locator(`a[href="${path}"]:visible`).last().click();
      await expect(page).toHaveURL(path);
      await sendEmpty(page, send[language]);
    }
  });
}

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
  const heading = page.getByRole('heading', { level: 1 });
  for (const path of ['/contact', '/donate', '/events', '/']) {
    const previous = await heading.innerText();
    await page.getByRole('banner').locator(`a[href="${path}"]:visible`).last().click();
    await expect(page).toHaveURL(path);
    // The url changes before the page does, and two of these pages have the same button.
    await expect(heading).not.toHaveText(previous);
    await submitEmpty(page);
  }
});

import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../testing/fixtures';

/** Moves the focus by Tab until it is on the element, and sees that it can be seen there. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 120; presses += 1) {
    if (await isThere()) break;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
  const outline = await target.evaluate((element) => {
    // A choice drawn as a stone shows the focus on the stone.
    return [element, element.parentElement, element.closest('label')].some((shown) => {
      if (shown === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
  });
  expect(outline, 'the focus can be seen').toBe(true);
}

async function open(page: Page, path: string) {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  await page.goto(path, { waitUntil: 'networkidle' });
}

async function type(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

const main = (page: Page) => page.getByRole('main');
const newAddress = () => `tipkovnica.${randomUUID()}@udruga.example`;

test.use({ expectedErrors: [/status of 400/] });

test.describe('with the keyboard alone', () => {
  test('a post is found and read', async ({ page }) => {
    await open(page, '/');
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }));
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeFocused();
    await type(page, main(page).getByRole('searchbox'), 'opuštanja');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=opu/);
    await tabTo(page, main(page).getByRole('article').getByRole('link').first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog/terapija-opustanja');
    await expect(main(page)).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/opuštanja/i);
  });

  test('the skip link leads past the navigation', async ({ page }) => {
    await open(page, '/about');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeFocused();
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('main, footer') !== null),
    ).toBe(true);
  });

  test('the newsletter is subscribed to', async ({ page }) => {
    await open(page, '/newsletter?lang=en');
    await type(page, main(page).getByRole('textbox'), newAddress());
    await page.keyboard.press('Enter');
    await expect(page.getByText('Subscription Successful').first()).toBeVisible();
  });

  test('a message is sent', async ({ page }) => {
    await open(page, '/contact');
    const field = (name: string) => main(page).getByRole('textbox', { name, exact: true });
    await type(page, field('Ime i prezime'), 'Ana Horvat');
    await type(page, field('Adresa e-pošte'), newAddress());
    await type(page, field('Predmet'), 'Radionica');
    await type(page, field('Poruka'), 'Kada je sljedeća radionica?');
    await tabTo(page, main(page).getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, main(page).getByRole('button', { name: 'Pošaljite poruku' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Poruka je uspješno poslana.').first()).toBeVisible();
  });

  test('a mistake in a message is led to', async ({ page }) => {
    await open(page, '/contact');
    await tabTo(page, main(page).getByRole('button', { name: 'Pošaljite poruku' }));
    await page.keyboard.press('Enter');
    const wrong = main(page).getByRole('link', { name: 'Upišite poruku.' });
    await expect(wrong).toBeVisible();
    await tabTo(page, wrong);
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('textbox', { name: 'Poruka' })).toBeFocused();
  });

  test('a donation is pledged', async ({ page }) => {
    await open(page, '/donate');
    const amounts = main(page).getByRole('radio');
    await tabTo(page, amounts.first());
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(amounts.nth(1)).toBeChecked();
    await tabTo(page, main(page).getByRole('button', { name: 'Nastavite na podatke za uplatu' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Hvala vam na donaciji!' })).toBeVisible();
  });

  test('the menu of a telephone opens, and a link in it is followed', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await open(page, '/legal');
    await tabTo(page, page.locator('summary').filter({ hasText: 'Izbornik' }));
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Glavna navigacija' });
    await tabTo(page, menu.getByRole('link', { name: 'Događaji' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/events');
    await expect(menu).toBeHidden();
  });
});

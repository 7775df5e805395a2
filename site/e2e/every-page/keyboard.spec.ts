import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';

/** Presses Tab until the element is focused, and expects the focus to be visible. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 120; presses += 1) {
    if (await isThere()) break;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
  const outline = await target.evaluate((element) => {
    // A styled choice shows the focus on its label.
    return [element, element.parentElement, element.closest('label')].some((shown) => {
      if (shown === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
  });
  expect(outline, 'the focus is visible').toBe(true);
}

async function open(page: Page, path: string) {
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  await page.goto(path);
}

async function type(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

const main = (page: Page) => page.getByRole('main');
const uniqueEmail = () => `tipkovnica.${randomUUID()}@udruga.example`;

// Keyboard behaviour is the same in both languages.
const t = {
  search: 'opuštanja',
  title: 'Terapija opuštanja',
  subscribed: 'Pretplata je uspjela',
  fields: ['Ime i prezime', 'Adresa e-pošte', 'Predmet', 'Poruka'],
  send: 'Pošaljite poruku',
  sent: 'Poruka je uspješno poslana.',
  missing: 'Upišite poruku.',
  donate: 'Nastavite na podatke za uplatu',
  name: 'Ime i prezime (neobavezno)',
  thanks: 'Hvala vam na donaciji!',
  menu: 'Izbornik',
  navigation: 'Glavna navigacija',
  events: 'Događaji',
  past: 'Održani događaji',
} as const;

test.use({ expectedErrors: [/status of 400/] });

test.describe('with the keyboard alone', () => {
  test('a post is found and read', async ({ page }) => {
    await open(page, '/');
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }));
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeFocused();
    await type(page, main(page).getByRole('searchbox'), t.search);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=(opu|rel)/);
    // The previous list is shown until the results have loaded.
    await expect(main(page).getByRole('article').first()).toContainText(t.title);
    await tabTo(page, main(page).getByRole('article').getByRole('link').first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog/terapija-opustanja');
    await expect(main(page)).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.title);
    const last = page.getByRole('article').first().locator('footer');
    await expect(last).not.toBeInViewport();
    await expect(async () => {
      await page.keyboard.press('Space');
      await expect(last).toBeInViewport({ timeout: 100 });
    }).toPass();
  });

  test('the newsletter is subscribed to', async ({ page }) => {
    await open(page, '/newsletter');
    await type(page, main(page).getByRole('textbox'), uniqueEmail());
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.subscribed).first()).toBeVisible();
  });

  test('a message is sent', async ({ page }) => {
    await open(page, '/contact');
    const values = ['Ana Horvat', uniqueEmail(), 'Radionica', 'Kada je sljedeća radionica?'];
    for (const [position, name] of t.fields.entries()) {
      const field = main(page).getByRole('textbox', { name, exact: true });
      await type(page, field, values[position] ?? '');
    }
    await tabTo(page, main(page).getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, main(page).getByRole('button', { name: t.send }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.sent).first()).toBeVisible();
  });

  test('an error in a message links to its field', async ({ page }) => {
    await open(page, '/contact');
    await tabTo(page, main(page).getByRole('button', { name: t.send }));
    await page.keyboard.press('Enter');
    const wrong = main(page).getByRole('link', { name: t.missing });
    await expect(wrong).toBeVisible();
    await tabTo(page, wrong);
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('textbox', { name: t.fields[3] })).toBeFocused();
  });

  test('a donation is pledged', async ({ page }) => {
    await open(page, '/donate');
    const amounts = main(page).getByRole('radio');
    await tabTo(page, amounts.first());
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(amounts.nth(1)).toBeChecked();
    await type(page, main(page).getByRole('textbox', { name: t.name }), 'Ana Horvat');
    await tabTo(page, main(page).getByRole('button', { name: t.donate }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t.thanks })).toBeVisible();
  });

  test('the skip link leads past the navigation to the tabs of the events', async ({ page }) => {
    await open(page, '/events');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(main(page).getByRole('link', { name: t.past, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('article')).toHaveCount(8);
  });

  test('the menu of a phone opens, and its links work', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await open(page, '/legal');
    await tabTo(page, page.locator('summary').filter({ hasText: t.menu }));
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: t.navigation });
    await tabTo(page, menu.getByRole('link', { name: t.events }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/events');
    await expect(menu).toBeHidden();
  });
});

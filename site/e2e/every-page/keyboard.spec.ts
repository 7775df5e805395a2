import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';

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
  await page.goto(path);
}

async function type(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

const main = (page: Page) => page.getByRole('main');
const newAddress = () => `tipkovnica.${randomUUID()}@udruga.example`;

// What keys do is the same in both languages; their words are tested with each page.
const say = {
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
    await type(page, main(page).getByRole('searchbox'), say.search);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=(opu|rel)/);
    // Until the finds are there, the list that was shown before is.
    await expect(main(page).getByRole('article').first()).toContainText(say.title);
    await tabTo(page, main(page).getByRole('article').getByRole('link').first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog/terapija-opustanja');
    await expect(main(page)).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.title);
    const last = page.getByRole('article').first().locator('footer');
    await expect(last).not.toBeInViewport();
    await expect(async () => {
      await page.keyboard.press('Space');
      await expect(last).toBeInViewport({ timeout: 100 });
    }).toPass();
  });

  test('the newsletter is subscribed to', async ({ page }) => {
    await open(page, '/newsletter');
    await type(page, main(page).getByRole('textbox'), newAddress());
    await page.keyboard.press('Enter');
    await expect(page.getByText(say.subscribed).first()).toBeVisible();
  });

  test('a message is sent', async ({ page }) => {
    await open(page, '/contact');
    const values = ['Ana Horvat', newAddress(), 'Radionica', 'Kada je sljedeća radionica?'];
    for (const [position, name] of say.fields.entries()) {
      const field = main(page).getByRole('textbox', { name, exact: true });
      await type(page, field, values[position] ?? '');
    }
    await tabTo(page, main(page).getByRole('checkbox'));
    await page.keyboard.press('Space');
    await tabTo(page, main(page).getByRole('button', { name: say.send }));
    await page.keyboard.press('Enter');
    await expect(page.getByText(say.sent).first()).toBeVisible();
  });

  test('a mistake in a message is led to', async ({ page }) => {
    await open(page, '/contact');
    await tabTo(page, main(page).getByRole('button', { name: say.send }));
    await page.keyboard.press('Enter');
    const wrong = main(page).getByRole('link', { name: say.missing });
    await expect(wrong).toBeVisible();
    await tabTo(page, wrong);
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('textbox', { name: say.fields[3] })).toBeFocused();
  });

  test('a donation is pledged', async ({ page }) => {
    await open(page, '/donate');
    const amounts = main(page).getByRole('radio');
    await tabTo(page, amounts.first());
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(amounts.nth(1)).toBeChecked();
    await type(page, main(page).getByRole('textbox', { name: say.name }), 'Ana Horvat');
    await tabTo(page, main(page).getByRole('button', { name: say.donate }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: say.thanks })).toBeVisible();
  });

  test('the skip link leads past the navigation, to the tabs of the events', async ({ page }) => {
    await open(page, '/events');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(main(page).getByRole('link', { name: say.past, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('article')).toHaveCount(8);
  });

  test('the menu of a telephone opens, and a link in it is followed', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await open(page, '/legal');
    await tabTo(page, page.locator('summary').filter({ hasText: say.menu }));
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: say.navigation });
    await tabTo(page, menu.getByRole('link', { name: say.events }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/events');
    await expect(menu).toBeHidden();
  });
});

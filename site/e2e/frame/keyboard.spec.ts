import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { uniqueEmail } from '../forms/forms';
import { hr } from '../texts';

/** Presses Tab until the element is focused, and expects the focus to be visible. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 120; presses += 1) {
    if (await isThere()) break;
    await page.keyboard.press('Tab');
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

async function type(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

const main = (page: Page) => page.getByRole('main');

test.use({ expectedErrors: [/status of 400/] });

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true')),
);

test('with the keyboard alone a post is found and read, and a message is corrected and sent', async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.getByRole('banner');
  await press(page, banner.getByRole('link', { name: 'Blog', exact: true }), 'Enter');
  await expect(main(page)).toBeFocused();
  await type(page, main(page).getByRole('searchbox'), 'opuštanja');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=opu/);
  // The previous list is shown until the results have loaded.
  await expect(main(page).getByRole('article').first()).toContainText('Terapija opuštanja');
  await press(page, main(page).getByRole('article').getByRole('link').first(), 'Enter');
  await expect(page).toHaveURL('/blog/terapija-opustanja');
  await expect(main(page)).toBeFocused();
  const last = page.getByRole('article').first().locator('footer');
  await expect(last).not.toBeInViewport();
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(last).toBeInViewport({ timeout: 100 });
  }).toPass();

  const { contact } = hr;
  const field = (name: string) => main(page).getByRole('textbox', { name, exact: true });
  await page.goto('/contact');
  await type(page, field(contact.form.name), 'Ana Horvat');
  await type(page, field(contact.form.email), uniqueEmail());
  await type(page, field(contact.form.subject), 'Radionica');
  await press(page, main(page).getByRole('checkbox', { name: contact.form.consent }), 'Space');
  const send = main(page).getByRole('button', { name: contact.form.submit });
  await press(page, send, 'Enter');
  const wrong = main(page).getByRole('link', { name: 'Upišite poruku.' });
  await press(page, wrong, 'Enter');
  await expect(field(contact.form.message)).toBeFocused();
  await page.keyboard.type('Kada je sljedeća radionica?');
  await press(page, send, 'Enter');
  await expect(page.getByText(contact.form.success)).toBeVisible();
});

test('the first press of Tab skips the navigation, and Escape closes menus and tooltips', async ({
  page,
}) => {
  const { navigation, accessibility } = hr.common;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/events');
  // A group of radio buttons is one stop.
  const stops = page.getByRole('banner').locator('a, summary, button:not([tabindex="-1"])');
  await expect(stops.filter({ visible: true })).toHaveCount(16);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', '#content');
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(hr.events.tabs.past);
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('article')).toHaveCount(8);

  const button = page.getByRole('radio', { name: accessibility.fontLarge });
  await button.hover();
  const tooltip = page.getByRole('tooltip', { name: accessibility.fontLarge });
  await expect(tooltip).toBeVisible();
  const gap = async () => {
    const [over, under] = [await tooltip.boundingBox(), await button.boundingBox()];
    if (over === null || under === null) return NaN;
    return Math.round(Math.max(over.y - under.y - under.height, under.y - over.y - over.height));
  };
  await expect.poll(gap).toBe(4);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);

  await page.setViewportSize({ width: 375, height: 700 });
  const menu = page.getByRole('navigation', { name: navigation.label }).getByRole('list');
  const opener = page.locator('summary').filter({ hasText: navigation.menu });
  await expect(menu).toBeHidden();
  await press(page, opener, 'Enter');
  await tabTo(page, menu.getByRole('link', { name: navigation.events }));
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, menu.getByRole('link', { name: navigation.about }), 'Enter');
  await expect(page).toHaveURL('/about');
  await expect(menu).toBeHidden();
});

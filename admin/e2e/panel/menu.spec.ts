import { menuOf } from '../setup/menu';
import { expect, test } from '../setup/signed-in';
import { en, hr, startingWith } from '../setup/texts';

test('The menu is a landmark beside the screen, in groups, and may be hidden', async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin');
  const menu = menuOf(page);
  await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(0);
  for (const group of ['content', 'people', 'money', 'system'] as const) {
    await expect(menu.getByRole('list', { name: hr.admin.menu[group] })).toBeVisible();
  }
  await menu.getByRole('link', { name: startingWith(hr.admin.donations.title) }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: hr.admin.donations.title }),
  ).toBeVisible();
  await expect(menu.locator('[aria-current=page]')).toHaveText(
    startingWith(hr.admin.donations.title),
  );
  await checkAccessibility(page);
  await page.getByRole('button', { name: hr.ra.action.close_menu }).click();
  await expect(menu).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(menu).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 360 });
  await page.getByRole('button', { name: hr.ra.action.open_menu }).click();
  await expect(menu.locator('[aria-current=page]')).toBeInViewport({ ratio: 0.9 });
});

test('On a phone the menu is a drawer, used by keyboard', async ({ page, checkAccessibility }) => {
  await page.setViewportSize({ width: 375, height: 760 });
  await page.goto('/admin?lang=en');
  const button = page.getByRole('button', { name: en.ra.action.open_menu });
  const menu = page.getByRole('navigation', { name: en.admin.menu.label });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(menu).toHaveCount(0);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await checkAccessibility(page);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: en.admin.blog.title, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: en.admin.blog.title })).toBeVisible();
  await expect(menu).toHaveCount(0);
});

import { menuOf, navigate } from '../setup/panel';
import { createPost } from '../setup/rows';
import { expect, test } from '../setup/signed-in';
import { en, hr, startingWith } from '../setup/texts';

test('The menu may be hidden, and language and theme are kept', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/nepostojece');
  await expect(page.getByRole('heading', { name: hr.admin.notFound.title })).toBeVisible();
  await page.getByRole('link', { name: hr.admin.notFound.back }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(hr.admin.dashboard.welcomeAnonymous);
  const menu = menuOf(page);
  await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(0);
  await menu.getByRole('link', { name: startingWith(hr.admin.donations.title) }).click();
  await expect(heading).toHaveText(hr.admin.donations.title);
  const current = menu.locator('[aria-current=page]');
  await expect(current).toHaveText(startingWith(hr.admin.donations.title));
  await test.step('all of it is seen on a laptop, and screens of one entry are tabs', async () => {
    await page.setViewportSize({ width: 1366, height: 657 });
    await expect(menu.getByRole('link')).toHaveCount(16);
    await expect(menu.getByRole('link').last()).toBeInViewport({ ratio: 1 });
    const tabs = page.getByRole('navigation', { name: hr.admin.menu.tabs });
    await tabs.getByRole('link', { name: hr.admin['bank-payments'].title }).click();
    await expect(heading).toHaveText(hr.admin['bank-payments'].title);
    await expect(current).toHaveText(startingWith(hr.admin.donations.title));
    await page.goBack();
  });
  await page.getByRole('button', { name: hr.ra.action.close_menu }).click();
  await expect(menu).toHaveCount(0);
  await page.getByRole('button', { name: hr.admin.theme.dark }).click();
  await page.getByRole('button', { name: /English/ }).click();
  await expect(heading).toHaveText(en.admin.donations.title);
  await page.reload();
  await expect(heading).toHaveText(en.admin.donations.title);
  await expect(page.getByRole('button', { name: en.admin.theme.light })).toBeVisible();
  await expect(page.getByRole('navigation', { name: en.admin.menu.label })).toHaveCount(0);

  await test.step('on a phone the menu is a drawer, used by keyboard', async () => {
    await page.setViewportSize({ width: 375, height: 760 });
    const drawer = page.getByRole('navigation', { name: en.admin.menu.label });
    const button = page.getByRole('button', { name: en.ra.action.open_menu });
    await button.press('Enter');
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await drawer.getByRole('link', { name: en.admin.blog.title, exact: true }).press('Enter');
    await expect(heading).toHaveText(en.admin.blog.title);
    await expect(drawer).toHaveCount(0);
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('What fails', () => {
  test.use({ expectedErrors: [/Invalid time value|RangeError|ERR_CONNECTION_REFUSED/] });

  test('says so, leaves the rest usable, and loads later', async ({ page, api }) => {
    const retry = page.getByRole('button', { name: hr.admin.broken.retry });
    const broken = page.getByRole('heading', { name: hr.admin.broken.title });
    await test.step('a screen that fails to render', async () => {
      await page.route('**/api/events?*', async (route) => {
        const answer = await route.fetch();
        const rows: object[] = await answer.json();
        const json = rows.map((row) => ({ ...row, eventDate: 'jučer' }));
        await route.fulfill({ response: answer, json });
      });
      await page.goto('/admin/events');
      await expect(broken).toBeFocused();
      await menuOf(page).getByRole('link', { name: hr.admin.team.title }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hr.admin.team.title);
      await page.goBack();
      await expect(broken).toBeFocused();
      await page.unrouteAll();
      await retry.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(hr.admin.events.title);
    });

    const { id } = await createPost(api);
    const scripts = /\/assets\/(?:frame-en|screens-en|history-view)-/;
    const abortScripts = () => page.route(scripts, (route) => route.abort('connectionrefused'));
    const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
    const dialog = page.getByRole('dialog');
    const english = page.getByRole('button', { name: 'EN, English' });
    await test.step('a part and a language that fail to load', async () => {
      const author = dialog.getByLabel(hr.resources.blog.fields.author);
      await abortScripts();
      await navigate(page, `/admin/blog/${id}`);
      await author.fill('Iva Novak');
      await dialog.getByRole('button', { name: hr.admin.blog.history.open }).click();
      await expect(alert(hr.admin.status.part)).toBeVisible();
      await expect(author).toHaveValue('Iva Novak');
      await dialog.getByRole('button', { name: hr.admin.form.cancel }).click();
      await english.click();
      await expect(alert(hr.admin.status.language)).toBeVisible();
      await expect(page.getByPlaceholder(hr.admin.blog.search)).toBeVisible();
      await page.unroute(scripts);
      await page.reload();
      await english.click();
      await expect(page.getByPlaceholder(en.admin.blog.search)).toBeVisible();
    });
    await api.delete(`/api/blog/${id}`);
  });
});

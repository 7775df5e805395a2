import { navigate } from '../setup/client-navigation';
import { confirmDeletion } from '../setup/deletions';
import { submitLogin, signIn } from '../setup/sign-in';
import { expect, test } from '../setup/signed-in';
import { hr } from '../setup/texts';
import { createUser, deleteUser } from '../setup/users';

test.describe('Logging out', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('carries out a pending deletion, ends the session and opens the public site', async ({
    page,
    api,
  }) => {
    const user = await createUser(api, { fullName: 'Iva Odjavić' });

    const partner = await api.post('/api/partners', { data: { name: 'Udruga Levant', order: 98 } });
    const { id } = await partner.json();

    await signIn(page, user);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Iva Odjavić');
    await navigate(page, `/admin/partners/${id}`);
    await page.getByRole('dialog').getByRole('button', { name: hr.ra.action.delete }).click();
    await confirmDeletion(page);
    await expect(page.getByRole('button', { name: hr.ra.action.undo })).toBeVisible();
    // Reads that are still pending are aborted before the session ends, which would refuse them.
    const aborted: Promise<unknown>[] = [];
    for (const [screen, path] of [
      ['/admin', '/api/dashboard'],
      ['/admin/donations', '/api/donations/totals'],
    ] as const) {
      const isRead = (url: URL | string) => new URL(url).pathname === path;
      await page.route(isRead, () => undefined);
      const pending = page.waitForRequest((request) => isRead(request.url()));
      await navigate(page, screen);
      await pending;
      aborted.push(page.waitForEvent('requestfailed', (request) => isRead(request.url())));
    }
    // The message of a failed read is looked for in the page, as it disappears with the panel.
    await page.evaluate((failure) => {
      const { body } = document;
      new MutationObserver(() => {
        if (body.textContent.includes(failure)) sessionStorage.setItem('failure', failure);
      }).observe(body, { subtree: true, childList: true });
    }, hr.admin.donations.totalsFailed);
    await page.route(
      ({ pathname }) => pathname === '/',
      async (route) => {
        await Promise.all(aborted);
        await route.continue();
      },
    );
    // Leaving the panel carries out the deletion.
    await page.getByRole('button', { name: hr.admin.account.menu }).click();
    await page.getByRole('menuitem', { name: hr.admin.logout.button }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await api.get(`/api/partners/${id}`)).status()).toBe(404);
    expect(await page.evaluate(() => localStorage.getItem('admin'))).toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem('failure'))).toBeNull();
    await page.goto('/admin/blog');
    await expect(page).toHaveURL(/\/admin\/login$/);
    await deleteUser(page, api, user);
  });
});

test.describe('An expired session', () => {
  test.use({ expectedErrors: [/401/] });

  test('leads back to the same screen after signing in again', async ({
    page,
    adminCredentials,
  }) => {
    await page.goto('/admin/projects');
    await expect(
      page.getByRole('heading', { level: 1, name: hr.admin.projects.title }),
    ).toBeVisible();
    await page.context().clearCookies({ name: 'session' });
    await page.reload();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(page.getByRole('alert')).toContainText(hr.admin.login.expired);
    await submitLogin(page, adminCredentials);
    await expect(page).toHaveURL(/\/admin\/projects$/);
    await expect(
      page.getByRole('heading', { level: 1, name: hr.admin.projects.title }),
    ).toBeVisible();
  });

  test('does not lose the text that was being written', async ({ page, adminCredentials }) => {
    const post = hr.resources.blog.fields;
    const dialog = page.getByRole('dialog');
    await page.goto('/admin/blog/create');
    await dialog.getByLabel(post.title, { exact: true }).fill('Dugo pisani članak');
    await dialog.getByLabel(post.titleEn).fill('A long written post');
    await dialog.getByLabel(post.slug).fill('dugo-pisani-clanak');
    await dialog.getByLabel(post.content, { exact: true }).fill('Tekst koji se ne smije izgubiti.');
    await dialog.getByLabel(post.contentEn).fill('Text that must not be lost.');
    await page.context().clearCookies({ name: 'session' });
    await dialog.getByRole('button', { name: hr.admin.form.save }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await submitLogin(page, adminCredentials);
    await expect(page).toHaveURL(/\/admin\/blog\/create$/);
    await expect(dialog.getByLabel(post.title, { exact: true })).toHaveValue('Dugo pisani članak');
    await expect(dialog.getByLabel(post.content, { exact: true })).toHaveText(
      'Tekst koji se ne smije izgubiti.',
    );
  });
});

test.describe('A session that expired while a row was edited', () => {
  test.use({ expectedErrors: [/401|412/] });

  test('loses no text, and overwrites nothing that was saved meanwhile', async ({
    page,
    api,
    adminCredentials,
  }) => {
    test.slow();
    const { id } = await (
      await api.post('/api/partners', { data: { name: 'Udruga Bura', order: 97 } })
    ).json();
    const dialog = page.getByRole('dialog');
    await page.goto(`/admin/partners/${id}`);
    await dialog.getByLabel(hr.resources.partners.fields.name, { exact: true }).fill('Udruga Jugo');
    await page.context().clearCookies({ name: 'session' });
    await dialog.getByRole('button', { name: hr.admin.form.save }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await api.patch(`/api/partners/${id}`, { data: { description: 'Nov opis partnera.' } });

    await submitLogin(page, adminCredentials);
    await expect(page).toHaveURL(new RegExp(`/admin/partners/${id}$`));
    await expect(dialog.getByLabel(hr.resources.partners.fields.name, { exact: true })).toHaveValue(
      'Udruga Jugo',
    );
    await dialog.getByRole('button', { name: hr.admin.form.save }).click();
    const alert = dialog.getByRole('alert').filter({ hasText: hr.admin.conflict.keepHelp });
    await expect(alert).toContainText('Opis: Nov opis partnera.');
    await alert.getByRole('button', { name: hr.admin.conflict.keep }).click();
    await dialog.getByRole('button', { name: hr.admin.form.save }).click();
    await expect(dialog).toBeHidden();
    expect(await (await api.get(`/api/partners/${id}`)).json()).toMatchObject({
      name: 'Udruga Jugo',
      description: 'Nov opis partnera.',
    });
    await api.delete(`/api/partners/${id}`);
  });
});

test.describe('Two tabs', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('sign out and in together, and each returns to its own screen', async ({
    page,
    api,
    context,
  }) => {
    const user = await createUser(api);

    await signIn(page, user);
    const other = await context.newPage();
    await other.goto('/admin/contact');
    await expect(
      other.getByRole('heading', { level: 1, name: hr.admin.contact.title }),
    ).toBeVisible();
    await page.getByRole('button', { name: hr.admin.logout.button }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(other).toHaveURL(/\/admin\/login$/);

    await signIn(page, user);
    await expect(other).toHaveURL(/\/admin\/contact/);
    await expect(
      other.getByRole('heading', { level: 1, name: hr.admin.contact.title }),
    ).toBeVisible();
    await other.close();
    await deleteUser(page, api, user);
  });
});

test.describe('A session that is ended on another device', () => {
  test.use({ storageState: { cookies: [], origins: [] }, expectedErrors: [/401/] });

  test('keeps what is being written, and is seen and ended under My account', async ({
    page,
    api,
    playwright,
    baseURL,
    checkAccessibility,
  }) => {
    const user = await createUser(api);
    const other = await playwright.request.newContext({ baseURL });
    const { accessToken } = await (
      await other.post('/api/auth/login', {
        headers: { Origin: new URL(baseURL ?? '').origin },
        data: { username: user.username, password: user.password, token: true },
      })
    ).json();
    const headers = { Authorization: `Bearer ${accessToken}` };

    await signIn(page, user);
    await navigate(page, '/admin/partners/create');
    const name = page
      .getByRole('dialog')
      .getByLabel(hr.resources.partners.fields.name, { exact: true });
    await name.fill('Udruga Levanat');
    const ended = await other.post('/api/auth/sessions/end-others', { headers });
    expect(await ended.json()).toEqual({ ended: 1 });
    await page.getByRole('dialog').getByRole('button', { name: hr.admin.form.save }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await submitLogin(page, user);
    await expect(page).toHaveURL(/\/admin\/partners\/create$/);
    await expect(name).toHaveValue('Udruga Levanat');
    await name.fill('');

    const { sessions } = hr.admin.account;
    await page.setViewportSize({ width: 375, height: 760 });
    await page.goto('/admin/account');
    const rows = page.getByRole('region', { name: sessions.title }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText(sessions.current);
    await checkAccessibility(page);
    await rows.getByRole('button').click();
    await expect(page.getByText(sessions.ended)).toBeVisible();
    await expect(rows).toHaveCount(1);
    expect((await other.get('/api/auth/me', { headers })).status()).toBe(401);
    await other.dispose();
    await deleteUser(page, api, user);
  });
});

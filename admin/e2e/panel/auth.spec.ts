import { expect, test } from '../../../testing/fixtures';
import { submitLogin, signIn } from '../setup/sign-in';
import { en, hr, startingWith } from '../setup/texts';
import { createUser, deleteUser } from '../setup/users';

const { login } = hr.admin;

test.describe('A visitor who is not signed in', () => {
  for (const path of ['/admin', '/admin/blog', '/admin/blog/create', '/admin/settings']) {
    test(`is sent from ${path} to the login page`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/admin\/login$/);
      await expect(page.getByRole('heading', { level: 1, name: login.heading })).toBeVisible();
    });
  }

  test('sees which fields are missing, in either language', async ({
    page,
    checkAccessibility,
  }) => {
    await page.goto('/admin/login');
    await page.getByRole('button', { name: login.submit }).click();
    await expect(page.getByText(login.validation.username)).toBeVisible();
    await expect(page.getByText(login.validation.password)).toBeVisible();
    await checkAccessibility(page);

    await page.getByRole('button', { name: /English/ }).click();
    await page.getByRole('button', { name: en.admin.login.submit }).click();
    await expect(page.getByText(en.admin.login.validation.username)).toBeVisible();
    await expect(page.getByText(en.admin.login.validation.password)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await checkAccessibility(page);
  });
});

test.describe('Wrong credentials', () => {
  test.use({ expectedErrors: [/401.*\/api\/auth\/login/] });

  test('show an alert and keep the username', async ({ page }) => {
    await page.goto('/admin/login');
    await page.getByLabel(login.username).fill('nitko');
    await page.getByLabel(startingWith(login.password)).fill('kriva lozinka');
    await page.getByRole('button', { name: login.submit }).click();
    await expect(page.getByRole('alert')).toContainText(login.error);
    await expect(page.getByLabel(login.username)).toHaveValue('nitko');
    await expect(page).toHaveURL(/\/admin\/login$/);
  });
});

test.describe('A signed-in administrator', () => {
  test('lands on the dashboard and stays signed in after a reload', async ({
    page,
    adminCredentials,
  }) => {
    await signIn(page, adminCredentials);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      hr.admin.dashboard.welcomeAnonymous,
    );
    const stored = await page.evaluate(() => localStorage.getItem('admin'));
    expect(JSON.parse(stored ?? '')).toMatchObject({ authenticated: true });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      hr.admin.dashboard.welcomeAnonymous,
    );
  });
});

test.describe('A corrupt stored session', () => {
  test.use({ expectedErrors: [/Greška pri čitanju autentikacije/] });

  test('is removed, logged, and leads to the login page', async ({ page }) => {
    await page.goto('/admin/login');
    await page.evaluate(() => localStorage.setItem('admin', '{"authenticated":'));
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('Greška pri čitanju autentikacije'),
    );
    await page.goto('/admin/blog');
    await logged;
    await expect(page).toHaveURL(/\/admin\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('admin'))).toBeNull();
  });
});

test('Signing in leads to the requested page, even after a reload', async ({
  page,
  adminCredentials,
}) => {
  await page.goto('/admin/account?from=mail');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.reload();
  await submitLogin(page, adminCredentials);
  await expect(page).toHaveURL(/\/admin\/account\?from=mail$/);
  await expect(page.getByRole('heading', { level: 1, name: hr.admin.account.title })).toBeVisible();
});

test.describe('A user who is not an administrator', () => {
  test.use({ expectedErrors: [/401/] });

  test('is refused at sign-in, in both languages, and sees nothing of the panel', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const member = await createUser(api, { role: 'member' });
    await page.goto('/admin/contact');
    await submitLogin(page, member);
    await expect(page.getByRole('alert')).toContainText(login.noAccess);
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await checkAccessibility(page);
    expect(await page.evaluate(() => localStorage.getItem('admin'))).toBeNull();
    expect((await page.request.get('/api/auth/me')).status()).toBe(401);

    await page.getByRole('button', { name: /English/ }).click();
    await expect(page.getByRole('alert')).toContainText(en.admin.login.noAccess);
    await api.delete(`/api/users/${member.id}`);
  });

  test('gets their unsaved text back once they are one again', async ({ page, api }) => {
    const user = await createUser(api);
    const name = page
      .getByRole('dialog')
      .getByLabel(hr.resources.partners.fields.name, { exact: true });
    await page.goto('/admin/partners/create');
    await submitLogin(page, user);
    await name.fill('Udruga Maestral');
    await api.patch(`/api/users/${user.id}`, { data: { role: 'member' } });
    await page.getByRole('dialog').getByRole('button', { name: hr.admin.form.save }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await submitLogin(page, user);
    await expect(page.getByRole('alert')).toContainText(login.noAccess);
    await expect(page.getByRole('alert')).toContainText(login.typedStays);

    await api.patch(`/api/users/${user.id}`, { data: { role: 'admin' } });
    await submitLogin(page, user);
    await expect(page).toHaveURL(/\/admin\/partners\/create$/);
    await expect(name).toHaveValue('Udruga Maestral');
    await deleteUser(page, api, user);
  });
});

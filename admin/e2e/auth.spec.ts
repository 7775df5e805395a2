import { expect, test } from '../../testing/fixtures';
import { signIn } from './sign-in';

test.describe('A visitor who is not signed in', () => {
  for (const path of ['/admin', '/admin/blog', '/admin/blog/create', '/admin/settings']) {
    test(`is sent from ${path} to the login page`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/admin\/login$/);
      await expect(page.getByRole('heading', { level: 1, name: 'Prijava' })).toBeVisible();
    });
  }

  test('is told which fields are missing, in either language', async ({
    page,
    checkAccessibility,
  }) => {
    await page.goto('/admin/login');
    await page.getByRole('button', { name: 'Prijavi se' }).click();
    await expect(page.getByText('Korisničko ime je obavezno')).toBeVisible();
    await expect(page.getByText('Lozinka je obavezna')).toBeVisible();
    await checkAccessibility(page);

    await page.getByRole('button', { name: /English/ }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Username is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await checkAccessibility(page);
  });
});

test.describe('Wrong credentials', () => {
  test.use({ expectedErrors: [/401.*\/api\/auth\/login/] });

  test('are answered with an alert and keep what was typed', async ({ page }) => {
    await page.goto('/admin/login');
    await page.getByLabel('Korisničko ime').fill('nitko');
    await page.getByLabel(/^Lozinka/).fill('kriva lozinka');
    await page.getByRole('button', { name: 'Prijavi se' }).click();
    await expect(page.getByRole('alert')).toContainText('Prijava nije uspjela');
    await expect(page.getByLabel('Korisničko ime')).toHaveValue('nitko');
    await expect(page).toHaveURL(/\/admin\/login$/);
  });
});

test.describe('A signed-in administrator', () => {
  test('lands on the dashboard and stays signed in after a reload', async ({
    page,
    adminCredentials,
  }) => {
    await signIn(page, adminCredentials);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dobro došli');
    const stored = await page.evaluate(() => localStorage.getItem('admin'));
    expect(JSON.parse(stored ?? '')).toMatchObject({ authenticated: true });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Dobro došli');
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

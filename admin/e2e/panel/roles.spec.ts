import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { menuOf } from '../setup/menu';
import { signIn } from '../setup/sign-in';
import { en, hr } from '../setup/texts';
import { createUser, deleteUser } from '../setup/users';

/** The screens to which the menu links. */
async function screensIn(page: Page): Promise<string[]> {
  const links = menuOf(page).getByRole('link');
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  return paths.map((path) => path.replace(/^\/admin\/?/, ''));
}

test('An editor finds content, and at a link to another screen why it is not shown', async ({
  page,
  api,
  checkAccessibility,
}) => {
  const user = await createUser(api, { role: 'editor' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, user);
  expect(await screensIn(page)).toEqual([
    '',
    'blog',
    'projects',
    'events',
    'public-calls',
    'documents',
    'media',
    'page-texts',
    'pages',
    'issues',
    'team',
    'partners',
    'trash',
  ]);
  await checkAccessibility(page);

  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/admin/contact/1');
  await expect(
    page.getByRole('heading', { level: 1, name: hr.admin.notAllowed.title }),
  ).toBeVisible();
  expect(requested).not.toContain('/api/contact/1');
  await page.setViewportSize({ width: 375, height: 760 });
  await checkAccessibility(page);
  await page.goto('/admin/contact/1?lang=en');
  const main = page.getByRole('main');
  await expect(main).toContainText(en.admin.notAllowed.title);
  await main.getByRole('link', { name: en.admin.notFound.back }).click();
  await expect(page).toHaveURL(/\/admin\/?$/);
  await deleteUser(page, api, user);
});

test('An editor looks at an issue of the newsletter, and cannot send it', async ({ page, api }) => {
  const user = await createUser(api, { role: 'editor' });
  const issue = { title: 'Vijesti za urednicu', titleEn: 'News', text: 'Tekst.', textEn: 'Text.' };
  const { id } = await (await api.post('/api/issues', { data: issue })).json();
  await signIn(page, user);
  await page.goto('/admin/issues');
  const look = `${hr.admin.issues.look}: ${issue.title}`;
  await page.getByRole('button', { name: look, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`${user.username}@udruga.example`);
  await expect(dialog).toContainText(hr.admin.issues.help.sending);
  await expect(dialog.getByRole('button', { name: hr.admin.issues.sendNow })).toHaveCount(0);
  await dialog.getByRole('button', { name: hr.admin.issues.sendTest }).click();
  await expect(page.getByText(hr.admin.issues.toast.test)).toBeVisible();
  await api.delete(`/api/issues/${id}`);
  await deleteUser(page, api, user);
});

test('An accountant finds money, and reads the settings', async ({
  page,
  api,
  checkAccessibility,
}) => {
  const user = await createUser(api, { role: 'accountant' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, user);
  expect(await screensIn(page)).toEqual(['', 'donations', 'bank-payments', 'settings', 'trash']);
  await menuOf(page).getByRole('link', { name: hr.admin.settings.title }).click();
  await expect(page.getByText(hr.admin.settings.readOnly)).toBeVisible();
  const bank = page.getByRole('region', { name: hr.admin.settings.sections.bank });
  await expect(bank.getByRole('definition').nth(1)).toHaveText(/^HR\d{19}$/);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await checkAccessibility(page);
  await page.goto('/admin/donations');
  await expect(
    page.getByRole('heading', { level: 1, name: hr.admin.donations.title }),
  ).toBeVisible();
  await page.goto('/admin/account');
  const own = page.getByRole('region', { name: hr.admin.account.person });
  await expect(own).toContainText(hr.admin.users.role.accountant);
  await checkAccessibility(page);
  await deleteUser(page, api, user);
});

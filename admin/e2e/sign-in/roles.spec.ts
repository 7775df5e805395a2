import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { menuOf, navigate } from '../setup/panel';
import { createRow } from '../setup/rows';
import { createUser, deleteUser, leaveSession, signIn } from '../setup/sign-in';
import { hr } from '../setup/texts';

/** The screens to which the menu links. */
async function screensIn(page: Page): Promise<string[]> {
  const links = menuOf(page).getByRole('link');
  await expect(links.first()).toBeVisible();
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  return paths.map((path) => path.replace(/^\/admin\/?/, ''));
}

/** What editors find in the menu, below the dashboard. */
const FOR_EDITORS =
  'blog projects events public-calls documents media page-texts pages issues team partners trash';

test('Each role finds and sends what it may', async ({ page, api }) => {
  const [editor, accountant] = [
    await createUser(api, { role: 'editor' }),
    await createUser(api, { role: 'accountant' }),
  ];
  const issue = { title: 'Vijesti za urednicu', titleEn: 'News', text: 'Tekst.', textEn: 'Text.' };
  const { id } = await createRow(api, 'issues', issue);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, editor);
  expect(await screensIn(page)).toEqual(['', ...FOR_EDITORS.split(' ')]);

  await test.step('a link to another screen says why it is not shown, and reads nothing', async () => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/admin/contact/1');
    const heading = page.getByRole('heading', { level: 1, name: hr.admin.notAllowed.title });
    await expect(heading).toBeVisible();
    expect(requested).not.toContain('/api/contact/1');
  });

  await test.step('an issue can be read and tested, not sent', async () => {
    const { issues } = hr.admin;
    await navigate(page, '/admin/issues');
    const look = `${issues.look}: ${issue.title}`;
    await page.getByRole('button', { name: look, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(issues.help.sending);
    await expect(dialog.getByRole('button', { name: issues.sendNow })).toHaveCount(0);
    await dialog.getByRole('button', { name: issues.sendTest }).click();
    await expect(page.getByText(issues.toast.test)).toBeVisible();
  });

  await test.step('an accountant reads the settings', async () => {
    await leaveSession(page);
    await signIn(page, accountant);
    expect(await screensIn(page)).toEqual(['', 'donations', 'bank-payments', 'settings', 'trash']);
    await menuOf(page).getByRole('link', { name: hr.admin.settings.title }).click();
    await expect(page.getByText(hr.admin.settings.readOnly)).toBeVisible();
    const bank = page.getByRole('region', { name: hr.admin.settings.sections.bank });
    await expect(bank.getByRole('definition').nth(1)).toHaveText(/^HR\d{19}$/);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await navigate(page, '/admin/donations');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(hr.admin.donations.title);
    await page.waitForLoadState('networkidle');
  });
  await api.delete(`/api/issues/${id}`);
  await deleteUser(page, api, editor);
  await deleteUser(page, api, accountant);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/fixtures';
import { open } from '../setup/open-screens';
import { menuOf, navigate } from '../setup/panel';
import { createPost, createRow, mark } from '../setup/rows';
import { listsWithDialogs } from '../setup/screens';
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
  'blog projects events public-calls documents media page-texts issues team partners trash';

/**
 * Opens every screen of the menu and one of each kind of links on it; refused requests are errors.
 * @returns the links, with N for numbers
 */
async function openAll(page: Page, screens: readonly string[]): Promise<Set<string>> {
  const opened = new Set<string>();
  const show = async (path: string) => {
    const [, , resource = '', record] = path.split('/');
    const dialog = record !== undefined && listsWithDialogs.includes(resource);
    await open(page, { path, dialog }, 'hr');
    // Links are read from what a list has loaded; what a dialog requests may end later.
    if (!dialog) await page.waitForLoadState('networkidle');
    await expect(page.getByText(hr.admin.notAllowed.title)).toHaveCount(0);
  };
  for (const screen of screens) {
    await show(`/admin/${screen}`);
    const links = page.getByRole('main').locator('a[href^="/"]');
    const paths = await links.evaluateAll((all) =>
      all.map((one) => one.getAttribute('href') ?? ''),
    );
    for (const path of paths) {
      const kind = path.replaceAll(/\d+/g, 'N');
      if (opened.has(kind)) continue;
      opened.add(kind);
      if (path.startsWith('/admin/')) await show(path);
      else expect((await page.request.get(path)).status(), path).toBe(200);
    }
  }
  return opened;
}

/** The pages that show what is being written. */
const previewsFor = (page: Page) =>
  Promise.all(
    ['blog/hr', 'page/hr'].map(async (path) =>
      (await page.request.get(`/preview/${path}`)).status(),
    ),
  );

test('Each role finds and sends what it may', async ({ page, api }) => {
  test.slow();
  const [editor, accountant] = [
    await createUser(api, { role: 'editor' }),
    await createUser(api, { role: 'accountant' }),
  ];
  const issue = { title: 'Vijesti za urednicu', titleEn: 'News', text: 'Tekst.', textEn: 'Text.' };
  const { id } = await createRow(api, 'issues', issue);
  const drafts = {
    blog: await createPost(api, { isPublished: false }),
    pages: await createRow(api, 'pages', { title: 'Skica', slug: `skica-${mark()}` }),
    'public-calls': await createRow(api, 'public-calls', { title: 'Skica', isPublished: false }),
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, editor);
  expect(await screensIn(page)).toEqual(['', ...FOR_EDITORS.split(' ')]);

  await test.step('an editor opens every screen, form, preview and draft that is offered', async () => {
    const opened = await openAll(page, [...FOR_EDITORS.split(' '), 'pages']);
    for (const kind of Object.keys(drafts)) expect(opened).toContain(`/preview/${kind}/hr/N`);
    expect(await previewsFor(page)).toEqual([200, 200]);
  });

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
    const screens = ['', 'donations', 'settings'];
    expect(await screensIn(page)).toEqual(screens);
    await openAll(page, [...screens, 'bank-payments', 'trash']);
    expect(await previewsFor(page)).toEqual([404, 404]);
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
  for (const [kind, draft] of Object.entries(drafts)) await api.delete(`/api/${kind}/${draft.id}`);
  await deleteUser(page, api, editor);
  await deleteUser(page, api, accountant);
});

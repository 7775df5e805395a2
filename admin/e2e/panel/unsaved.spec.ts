import type { APIRequestContext } from '@playwright/test';
import { navigate } from '../setup/client-navigation';
import { menuOf } from '../setup/menu';
import { signIn } from '../setup/sign-in';
import { expect, test } from '../setup/signed-in';
import { en, hr, startingWith, withAnyValues } from '../setup/texts';
import { createUser } from '../setup/users';

/** The forms of the resources, and a field of each that accepts any text. */
const forms = [
  ['/admin/blog/create', 'title'],
  ['/admin/projects/create', 'title'],
  ['/admin/events/create', 'location'],
  ['/admin/events/1', 'location'],
  ['/admin/team/create', 'name'],
  ['/admin/partners/create', 'name'],
  ['/admin/documents/create', 'name'],
  ['/admin/donations/create', 'donorName'],
  ['/admin/newsletter/create', 'email'],
  ['/admin/issues/create', 'title'],
  ['/admin/users/create', 'fullName'],
  ['/admin/settings', 'registryNumber'],
] as const;

const mark = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

/** Counts the rows of a resource that a search finds. */
async function count(api: APIRequestContext, resource: string, search: string): Promise<number> {
  const filter = JSON.stringify({ q: search });
  return (await (await api.get(`/api/${resource}`, { params: { filter } })).json()).length;
}

test('Every form restores its unsaved text after going back and forward, and keeps it when another tab signs out and in', async ({
  page,
}) => {
  test.slow();
  await page.goto('/admin/mails');
  const heading = page.getByRole('heading', { level: 1, name: hr.admin.mails.title });
  const session = await page.evaluate(() => localStorage.getItem('admin'));
  /** Simulates that another tab signs out or in. */
  const storeInOtherTab = (value: string | null) =>
    page.evaluate((stored) => {
      if (stored === null) localStorage.removeItem('admin');
      else localStorage.setItem('admin', stored);
      dispatchEvent(new StorageEvent('storage', { key: 'admin', newValue: stored }));
    }, value);

  for (const [path, field] of forms) {
    await test.step(path, async () => {
      await navigate(page, '/admin/mails');
      await expect(heading).toBeVisible();
      await navigate(page, path);
      const input = page.locator(`[name="${field}"]`);
      await input.fill('Nespremljeno');
      await page.goBack();
      await expect(input).toHaveCount(0);
      await page.goForward();
      await page.getByRole('button', { name: hr.admin.form.draftWork.restore }).click();
      await expect(input).toHaveValue('Nespremljeno');

      await storeInOtherTab(null);
      await expect(page).toHaveURL(/\/admin\/login$/);
      await storeInOtherTab(session);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(input).toHaveValue('Nespremljeno');
    });
  }
});

test('Several presses of the save button create one row', async ({ page, api }) => {
  test.slow();
  await page.goto('/admin/account');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1;
  });
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: hr.admin.form.save });
  for (const [resource, field, fill] of [
    ['partners', 'name', {}],
    ['donations', 'donorName', { paidCents: '20' }],
    ['team', 'name', { position: 'Gošća', positionEn: 'Guest' }],
  ] as const) {
    await test.step(resource, async () => {
      const name = `Dvaput ${mark()}`;
      await navigate(page, `/admin/${resource}/create`);
      for (const [other, value] of Object.entries(fill)) {
        await dialog.locator(`[name="${other}"]`).fill(value);
      }
      await dialog.locator(`[name="${field}"]`).fill(name);
      sent = 0;
      await save.evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
        button.form?.requestSubmit();
        setTimeout(() => button.click());
      });
      await expect(dialog).toBeHidden();
      expect(sent).toBe(1);
      expect(await count(api, resource, name)).toBe(1);
    });
  }
});

test.describe('When the response to a save is lost', () => {
  test.use({ expectedErrors: [/ERR_CONNECTION_RESET|status of 422/] });

  test('the saved row is not created again', async ({ page, api }) => {
    test.slow();
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel(hr.resources.partners.fields.name, { exact: true });
    const save = dialog.getByRole('button', { name: hr.admin.form.save });
    const unreachable = page.getByRole('alert').filter({ hasText: hr.admin.status.unreachable });
    /** Lets the request through, and drops the response. */
    const dropResponse = () =>
      page.route(
        '**/api/partners',
        async (route) => {
          await route.fetch();
          await route.abort('connectionreset');
        },
        { times: 1 },
      );
    const saveWithoutResponse = async (text: string) => {
      await navigate(page, '/admin/partners/create');
      await name.fill(text);
      await dropResponse();
      await save.click();
      await expect(unreachable).toBeVisible();
      await unreachable.getByRole('button').click();
      await expect(unreachable).toHaveCount(0);
    };
    await page.goto('/admin/account');

    await test.step('by saving again', async () => {
      const text = `Izgubljen ${mark()}`;
      await saveWithoutResponse(text);
      await save.click();
      await expect(dialog).toBeHidden();
      expect(await count(api, 'partners', text)).toBe(1);
    });

    await test.step('by restoring the form after a reload', async () => {
      const text = `Ponovno ${mark()}`;
      await saveWithoutResponse(text);
      page.once('dialog', (question) => void question.accept());
      await page.reload();
      await dialog.getByRole('button', { name: hr.admin.form.draftWork.restore }).click();
      await expect(name).toHaveValue(text);
      await save.click();
      await expect(dialog).toBeHidden();
      expect(await count(api, 'partners', text)).toBe(1);
      await navigate(page, '/admin/partners/create');
      await expect(name).toHaveValue('');
      await expect(
        dialog.getByRole('button', { name: hr.admin.form.draftWork.restore }),
      ).toHaveCount(0);
    });

    await test.step('and a later change updates it', async () => {
      const text = `Dopunjen ${mark()}`;
      await saveWithoutResponse(text);
      await name.fill(`${text} poslije`);
      await save.click();
      await expect(
        page.getByRole('dialog', { name: startingWith(hr.admin.partners.edit) }),
      ).toBeVisible();
      await expect(page.getByText(hr.admin.form.arrived)).toBeVisible();
      await expect(name).toHaveValue(`${text} poslije`);
      await save.click();
      await expect(dialog).toBeHidden();
      expect(await count(api, 'partners', text)).toBe(1);
      expect(await count(api, 'partners', `${text} poslije`)).toBe(1);
    });
  });
});

test.describe('Unsaved text', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('is offered only to its author on a shared computer, and contains no password', async ({
    page,
    api,
    adminCredentials,
  }) => {
    const user = await createUser(api);
    const restore = page.getByRole('button', { name: hr.admin.form.draftWork.restore });
    const fullName = page.locator('[name="fullName"]');
    const cancel = async () => {
      await page.getByRole('button', { name: hr.admin.form.cancel }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    const endSession = async () => {
      await page.context().clearCookies({ name: 'session' });
      await page.evaluate(() => localStorage.removeItem('admin'));
    };

    await signIn(page, user);
    await navigate(page, '/admin/users/create');
    await fullName.fill('Nova Osoba');
    await page.locator('[name="password"]').fill('tajna koju nitko ne čuva');
    await expect(page.getByText(withAnyValues(hr.admin.form.draftWork.kept))).toBeVisible();
    const stored = await page.evaluate(() => JSON.stringify(localStorage));
    expect(stored).toContain('Nova Osoba');
    expect(stored).not.toContain('tajna koju');

    await endSession();
    await page.goto('about:blank');
    await signIn(page, adminCredentials);
    await navigate(page, '/admin/users/create');
    await expect(fullName).toHaveValue('');
    await expect(restore).toHaveCount(0);

    await endSession();
    await signIn(page, user);
    await navigate(page, '/admin/users/create');
    await restore.click();
    await expect(fullName).toHaveValue('Nova Osoba');
    await expect(page.locator('[name="password"]')).toHaveValue('');
    await cancel();
    await navigate(page, '/admin/users/create');
    await page.getByRole('button', { name: hr.admin.form.draftWork.discard }).click();
    await cancel();
    await navigate(page, '/admin/users/create');
    await expect(fullName).toHaveValue('');
    await expect(restore).toHaveCount(0);
    await api.delete(`/api/users/${user.id}`);
  });
});

test('Unfinished work is offered on another computer of the same person, until it is saved', async ({
  page,
  browser,
  session,
  api,
  checkAccessibility,
}) => {
  test.slow();
  const name = `Nedovršen ${mark()}`;
  const { storage } = session;
  const label = hr.resources.partners.fields.name;
  const unfinished = page.getByRole('link', { name: hr.admin.form.draftWork.continueNew });
  await page.goto('/admin/partners');
  await page.getByRole('link', { name: hr.admin.partners.add }).click();
  await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(name);
  await page.getByRole('button', { name: hr.admin.form.cancel }).click();
  await expect(unfinished).toBeVisible();

  await test.step('a colleague is not offered it', async () => {
    const colleague = await createUser(api);
    const context = await browser.newContext({ storageState: undefined });
    const other = await context.newPage();
    await signIn(other, colleague);
    await navigate(other, '/admin/partners');
    await expect(other.getByRole('link', { name: hr.admin.partners.add })).toBeVisible();
    expect(await (await context.request.get('/api/autosaves')).json()).toEqual([]);
    await context.close();
    await api.delete(`/api/users/${colleague.id}`);
  });

  await test.step('by keyboard on a phone, in English', async () => {
    const viewport = { width: 375, height: 740 };
    const context = await browser.newContext({ storageState: storage, viewport });
    const phone = await context.newPage();
    const t = en.admin.form;
    await phone.goto('/admin/partners?lang=en');
    const link = phone.getByRole('link', { name: t.draftWork.continueNew });
    await link.press('Enter');
    const dialog = phone.getByRole('dialog');
    const offer = dialog.getByRole('alert');
    await expect(offer).toHaveText(withAnyValues(t.draftWork.foundElsewhere));
    await checkAccessibility(phone);
    await offer.getByRole('button', { name: t.draftWork.restore }).press('Enter');
    const field = dialog.getByLabel(en.resources.partners.fields.name, { exact: true });
    await expect(field).toHaveValue(name);
    await field.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(phone.getByText(name, { exact: true })).toBeVisible();
    await expect(link).toHaveCount(0);
    await context.close();
  });

  await page.reload();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(unfinished).toHaveCount(0);
  await page.getByRole('link', { name: hr.admin.partners.add }).click();
  await expect(page.getByRole('dialog').getByLabel(label, { exact: true })).toHaveValue('');
  await expect(page.getByRole('button', { name: hr.admin.form.draftWork.restore })).toHaveCount(0);
});

test.describe('A screen that fails to render', () => {
  test.use({ expectedErrors: [/Invalid time value|RangeError/] });

  test('leaves the menu usable and can be retried', async ({ page, checkAccessibility }) => {
    let broken = true;
    await page.route('**/api/events?*', async (route) => {
      const answer = await route.fetch();
      const rows: object[] = await answer.json();
      await route.fulfill({
        response: answer,
        json: broken ? rows.map((row) => ({ ...row, eventDate: 'jučer' })) : rows,
      });
    });
    await page.goto('/admin/events');
    const heading = page.getByRole('heading', { name: hr.admin.broken.title });
    await expect(heading).toBeFocused();
    await expect(menuOf(page).getByRole('link', { name: hr.admin.team.title })).toBeVisible();
    await checkAccessibility(page);
    await menuOf(page).getByRole('link', { name: hr.admin.team.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: hr.admin.team.title })).toBeVisible();
    await page.goBack();
    await expect(heading).toBeFocused();
    broken = false;
    await page.getByRole('button', { name: hr.admin.broken.retry }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: hr.admin.events.title }),
    ).toBeVisible();
  });
});

import { navigate } from '../setup/panel';
import { createEvent, createRow, read } from '../setup/rows';
import { createUser, deleteUser, signIn, submitLogin } from '../setup/sign-in';
import { expect, test } from '../setup/signed-in';
import { filled, hr, withAnyValues } from '../setup/texts';

const { conflict, form } = hr.admin;
const { title: titleLabel, location: locationLabel } = hr.resources.events.fields;

test.describe('Two who edit one event', () => {
  test.use({ expectedErrors: [/412/] });

  test('see each other and lose nothing', async ({ page, browser, api, adminCredentials }) => {
    test.slow();
    const { id } = await createEvent(api);
    const [{ fullName }] = await read(api, 'users', { q: adminCredentials.username });
    const ana = await createUser(api, { fullName: 'Ana Anić' });
    const context = await browser.newContext({ storageState: undefined });
    const other = await context.newPage();
    await signIn(other, ana);
    const dialog = page.getByRole('dialog');
    const anas = other.getByRole('dialog');
    const title = dialog.getByLabel(titleLabel, { exact: true });
    const save = dialog.getByRole('button', { name: form.save });
    const alert = dialog.getByRole('alert').filter({ hasText: conflict.keepHelp });
    const tabShownAgain = () =>
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

    await test.step('each sees that the other has the form open', async () => {
      await page.goto(`/admin/events/${id}`);
      await title.fill('Moj naslov');
      await navigate(other, `/admin/events/${id}`);
      const note = anas
        .getByRole('status')
        .filter({ hasText: withAnyValues(form.openElsewhere.others) });
      await expect(note).toContainText(fullName);
      await tabShownAgain();
      const told = dialog.getByRole('status').filter({ hasText: 'Ana Anić' });
      await expect(told).toBeVisible();
      const location = anas.getByLabel(locationLabel, { exact: true });
      await location.fill('Zadar');
      await location.press('Enter');
      await expect(anas).toBeHidden();
      // The form is reported as closed after the dialog has closed.
      await expect.poll(() => tabShownAgain().then(() => told.count())).toBe(0);
    });

    await test.step('continuing keeps the typed text, and the other fields as saved', async () => {
      await save.click();
      await expect(alert).toContainText(/spremljen: Ana Anić, \d+\. \S+ \d{4}\. u \d\d:\d\d/);
      await expect(alert).toContainText(`${locationLabel}: Zadar`);
      await expect(title).toHaveValue('Moj naslov');
      await alert.getByRole('button', { name: conflict.keep }).click();
      await expect(alert).toBeHidden();
      await save.click();
      await expect(dialog).toBeHidden();
      const merged = { title: 'Moj naslov', location: 'Zadar' };
      expect(await read(api, `events/${id}`)).toMatchObject(merged);
    });

    await test.step('loading shows what was saved', async () => {
      await navigate(page, `/admin/events/${id}`);
      await title.fill('Opet moj');
      await api.patch(`/api/events/${id}`, { data: { title: 'Tuđi naslov' } });
      await save.click();
      await expect(alert).toContainText(`${titleLabel}: Tuđi naslov`);
      await expect(alert).toContainText(filled(conflict.yours, { value: 'Opet moj' }));
      await alert.getByRole('button', { name: conflict.load }).click();
      await expect(title).toHaveValue('Tuđi naslov');
      await title.fill('Dogovoreni naslov');
      await save.click();
      await expect(dialog).toBeHidden();
      expect((await read(api, `events/${id}`)).title).toBe('Dogovoreni naslov');
    });
    await context.close();
    await api.delete(`/api/users/${ana.id}`);
    await api.delete(`/api/events/${id}`);
  });
});

test.describe('A session that expires', () => {
  test.use({ expectedErrors: [/401|412/] });

  test('loses no text, and overwrites nothing', async ({ page, api, adminCredentials }) => {
    const { id } = await createRow(api, 'partners', { name: 'Udruga Bura', order: 97 });
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel(hr.resources.partners.fields.name, { exact: true });
    await page.goto(`/admin/partners/${id}`);
    await name.fill('Udruga Jugo');
    await page.context().clearCookies({ name: 'session' });
    await dialog.getByRole('button', { name: form.save }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(page.getByRole('alert')).toContainText(hr.admin.login.expired);
    await api.patch(`/api/partners/${id}`, { data: { description: 'Nov opis partnera.' } });

    await submitLogin(page, adminCredentials);
    await expect(page).toHaveURL(new RegExp(`/admin/partners/${id}$`));
    await expect(name).toHaveValue('Udruga Jugo');
    await dialog.getByRole('button', { name: form.save }).click();
    const alert = dialog.getByRole('alert').filter({ hasText: conflict.keepHelp });
    await expect(alert).toContainText('Opis: Nov opis partnera.');
    await alert.getByRole('button', { name: conflict.keep }).click();
    await dialog.getByRole('button', { name: form.save }).click();
    await expect(dialog).toBeHidden();
    const saved = { name: 'Udruga Jugo', description: 'Nov opis partnera.' };
    expect(await read(api, `partners/${id}`)).toMatchObject(saved);
    await api.delete(`/api/partners/${id}`);
  });
});

test.describe('A user in several places', () => {
  test.use({ storageState: { cookies: [], origins: [] }, expectedErrors: [/401/] });

  const TOTALS = '/api/donations/totals';
  const isTotals = (url: URL | string) => new URL(url).pathname === TOTALS;

  test('ends the session of another device, and signs out of all tabs', async ({
    page,
    context,
    api,
    playwright,
    baseURL,
  }) => {
    test.slow();
    const user = await createUser(api, { fullName: 'Iva Odjavić' });
    const device = await playwright.request.newContext({ baseURL });
    const headers = { Origin: baseURL ?? '' };
    const { username, password } = user;
    const signedIn = await device.post('/api/auth/login', {
      headers,
      data: { username, password, token: true },
    });
    const { accessToken } = await signedIn.json();
    const authorization = { Authorization: `Bearer ${accessToken}` };
    await signIn(page, user);

    await test.step('the other session is seen and ended under My account', async () => {
      const { sessions } = hr.admin.account;
      await navigate(page, '/admin/account');
      const rows = page.getByRole('region', { name: sessions.title }).getByRole('listitem');
      await expect(rows).toHaveCount(2);
      await rows.getByRole('button').click();
      await expect(rows).toHaveCount(1);
      expect((await device.get('/api/auth/me', { headers: authorization })).status()).toBe(401);
    });

    await test.step('signing out in one tab signs out the other, and leaves no error', async () => {
      const other = await context.newPage();
      await other.goto('/admin/team');
      const heading = other.getByRole('heading', { level: 1, name: hr.admin.team.title });
      await expect(heading).toBeVisible();
      // Reads that are still pending are aborted before the session ends, which would refuse them.
      await page.route(isTotals, () => undefined);
      const pending = page.waitForRequest((request) => isTotals(request.url()));
      await navigate(page, '/admin/donations');
      await pending;
      const aborted = page.waitForEvent('requestfailed', (request) => isTotals(request.url()));
      // The message of a failed read is looked for in the page, as it disappears with the panel.
      await page.evaluate((failure) => {
        const { body } = document;
        new MutationObserver(() => {
          if (body.textContent.includes(failure)) sessionStorage.setItem('failure', failure);
        }).observe(body, { subtree: true, childList: true });
      }, hr.admin.donations.totalsFailed);
      await page.getByRole('button', { name: hr.admin.account.menu }).click();
      await page.getByRole('menuitem', { name: hr.admin.logout.button }).click();
      await aborted;
      await page.waitForURL((url) => url.pathname === '/');
      expect(await page.evaluate(() => localStorage.getItem('admin'))).toBeNull();
      expect(await page.evaluate(() => sessionStorage.getItem('failure'))).toBeNull();
      await expect(other).toHaveURL(/\/admin\/login$/);

      await signIn(page, user);
      await expect(other).toHaveURL(/\/admin\/team$/);
      await expect(heading).toBeVisible();
      await other.close();
    });
    await device.dispose();
    await deleteUser(page, api, user);
  });
});

import { signIn } from '../setup/sign-in';
import { expect, test } from '../setup/signed-in';
import { en, filled, hr, startingWith } from '../setup/texts';
import { createUser } from '../setup/users';

const phrase = 'jedna duga fraza za prijavu';
const uniqueName = (name: string) =>
  `${name}-${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

const t = {
  dialog: /korisnik/i,
  add: hr.admin.users.add,
  search: hr.admin.users.search,
  save: hr.admin.form.save,
  messages: [
    'Ime i prezime su obavezni',
    'Upišite ispravnu adresu e-pošte',
    'Korisničko ime mora imati barem 3 znaka',
    'Lozinka mora imati barem 12 znakova',
  ],
  fullName: hr.resources.users.fields.fullName,
  email: hr.resources.users.fields.email,
  username: hr.resources.users.fields.username,
  password: hr.resources.users.fields.password,
  newPassword: hr.resources.users.fields.newPassword,
  created: hr.admin.users.toast.created.title,
  member: hr.admin.users.role.member,
  deactivate: startingWith(hr.admin.users.deactivate),
  activate: startingWith(hr.admin.users.activate),
  deactivated: hr.admin.users.deactivated,
  edit: startingWith(hr.admin.users.edit),
  role: hr.resources.users.fields.role,
  remove: hr.ra.action.delete,
  confirm: hr.ra.action.confirm,
  deleted: hr.admin.users.toast.deleted,
};

test('A user is added, found, deactivated, given a new password and deleted', async ({
  page,
  playwright,
  baseURL,
  checkAccessibility,
}) => {
  test.slow();
  const username = uniqueName('iva');
  const dialog = page.getByRole('dialog', { name: t.dialog });
  const signsIn = async (password: string) => {
    const visitor = await playwright.request.newContext({
      baseURL,
      storageState: { cookies: [], origins: [] },
    });
    const answer = await visitor.post('/api/auth/login', { data: { username, password } });
    await visitor.dispose();
    return answer.status();
  };
  await page.goto(`/admin/users?lang=hr`);
  await page.getByRole('link', { name: t.add }).click();
  await dialog.getByRole('button', { name: t.save }).click();
  for (const message of t.messages) {
    await expect(dialog.getByText(message, { exact: true })).toBeVisible();
  }
  await checkAccessibility(page);
  await dialog.getByLabel(t.fullName).fill(`Iva ${username}`);
  await dialog.getByLabel(t.email).fill(`${username}@udruga.example`);
  await dialog.getByLabel(t.username).fill(username);
  await dialog.getByLabel(t.password, { exact: true }).fill(phrase);
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(page.getByRole('alert')).toContainText(t.created);
  await expect(dialog).toBeHidden();

  await page.getByPlaceholder(t.search).fill(username);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: username });
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasNotText: username }),
  ).toHaveCount(0);
  await expect(row).toContainText(t.member);
  await row.getByRole('button', { name: t.deactivate }).click();
  await expect(row).toContainText(t.deactivated);
  expect(await signsIn(phrase)).toBe(401);
  await row.getByRole('button', { name: t.activate }).click();
  await expect(row).not.toContainText(t.deactivated);

  await row.getByRole('link', { name: t.edit }).click();
  await dialog.getByRole('combobox', { name: t.role }).click();
  await page.getByRole('option', { name: hr.admin.users.role.admin }).click();
  await dialog.getByLabel(t.newPassword).fill(`nova ${phrase}`);
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(row).toContainText('Administrator');
  expect(await signsIn(phrase)).toBe(401);
  expect(await signsIn(`nova ${phrase}`)).toBe(200);

  await row.getByRole('link', { name: t.edit }).click();
  await dialog.getByRole('button', { name: t.remove }).click();
  await page.getByRole('button', { name: t.confirm }).click();
  await expect(page.getByText(t.deleted)).toBeVisible();
  await expect(row).toBeHidden();
});

test('An administrator cannot remove their own access', async ({
  page,
  api,
  checkAccessibility,
}) => {
  const { you, help } = hr.admin.users;
  const { role } = t;
  const { id, username } = await (await api.get('/api/auth/me')).json();
  await page.goto(`/admin/users?lang=hr`);
  await page.getByPlaceholder(t.search).fill(username);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: username });
  await expect(row).toContainText(you);
  await expect(row.getByRole('button')).toHaveCount(0);
  await page.goto(`/admin/users/${id}?lang=hr`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(role)).toHaveValue(hr.admin.users.role.admin);
  await expect(dialog.getByLabel(role)).not.toBeEditable();
  await expect(dialog.getByLabel(role)).toHaveAccessibleDescription(help.ownRole);
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  for (const name of [hr.ra.action.delete, en.ra.action.delete]) {
    await expect(dialog.getByRole('button', { name })).toHaveCount(0);
  }
  await checkAccessibility(page);
});

test.describe('An error from the server', () => {
  test.use({ expectedErrors: [/409/] });

  test('is shown at its field or in a message, in English too', async ({
    page,
    api,
    adminCredentials,
  }) => {
    const user = await createUser(api);
    await page.goto('/admin/users');
    await page.getByRole('button', { name: /English/ }).click();
    await page.getByPlaceholder(en.admin.users.search).fill(user.username);
    const second = page.getByRole('main').getByRole('listitem').filter({ hasText: user.username });
    // There are other administrators; this is the response for the last one.
    const refusal = 'At least one active administrator must remain.';
    await page.route('**/api/users/*', (route) =>
      route.fulfill({ status: 409, json: { status: 409, message: refusal } }),
    );
    await second.getByRole('button', { name: startingWith(en.admin.users.deactivate) }).click();
    await expect(page.getByRole('alert')).toContainText(refusal);
    await page.unrouteAll({ behavior: 'wait' });
    await api.delete(`/api/users/${user.id}`);

    await page.getByRole('link', { name: en.admin.users.add }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(en.resources.users.fields.fullName).fill('Twice');
    await dialog
      .getByLabel(en.resources.users.fields.email)
      .fill(`${uniqueName('twice')}@udruga.example`);
    await dialog.getByLabel(en.resources.users.fields.username).fill(adminCredentials.username);
    await dialog.getByLabel(en.resources.users.fields.password, { exact: true }).fill(phrase);
    await dialog.getByRole('button', { name: en.admin.form.save }).click();
    await expect(dialog.getByLabel(en.resources.users.fields.username)).toHaveAccessibleDescription(
      'This username is taken',
    );
  });
});

test.describe('The user’s own account', () => {
  test.use({ storageState: { cookies: [], origins: [] }, expectedErrors: [/400/] });

  test('changes password and name, and signs out here or on all devices', async ({
    page,
    api,
    playwright,
    baseURL,
    checkAccessibility,
  }) => {
    const { account } = hr.admin;
    const { id, username, password: phrase } = await createUser(api, { fullName: 'Ema Račun' });

    await signIn(page, { username, password: phrase });
    await page.getByRole('button', { name: account.menu }).click();
    await page.getByRole('menuitem', { name: account.title }).click();
    const lead = filled(account.lead, { name: 'Ema Račun', username });
    await expect(page.getByText(lead)).toBeVisible();
    const save = page.getByRole('button', { name: account.save });
    await save.click();
    await expect(page.getByText(account.validation.current)).toBeVisible();
    await expect(page.getByText(t.messages[3] ?? '')).toBeVisible();
    await checkAccessibility(page);

    const current = page.getByLabel(account.current);
    await current.fill('kriva');
    await page.getByLabel(account.next, { exact: true }).fill(`nova ${phrase}`);
    await page.getByLabel(account.repeat).fill('nešto drugo');
    await save.click();
    await expect(page.getByText(account.validation.repeat)).toBeVisible();
    await page.getByLabel(account.repeat).fill(`nova ${phrase}`);
    await save.click();
    await expect(current).toHaveAccessibleDescription('Trenutačna lozinka nije ispravna.');
    await current.fill(phrase);
    await save.click();
    await expect(page.getByRole('alert')).toContainText(account.saved);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: account.title })).toBeVisible();

    const { fields } = hr.resources.users;
    await page.getByLabel(fields.fullName).fill('');
    await page.getByRole('button', { name: hr.admin.users.save }).click();
    await expect(page.getByLabel(fields.fullName)).toHaveAccessibleDescription(t.messages[0] ?? '');
    await page.getByLabel(fields.fullName).fill('Ema Novak');
    await page.getByRole('button', { name: hr.admin.users.save }).click();
    await expect(page.getByRole('alert')).toContainText(hr.admin.users.toast.saved.title);
    const renamed = filled(account.lead, { name: 'Ema Novak', username });
    await expect(page.getByText(renamed)).toBeVisible();

    const otherDevice = await playwright.request.newContext({ baseURL });
    const password = `nova ${phrase}`;
    const signedIn = await otherDevice.post('/api/auth/login', { data: { username, password } });
    expect(signedIn.status()).toBe(200);
    await page.getByRole('button', { name: account.menu }).click();
    await page.getByRole('menuitem', { name: hr.admin.logout.button }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await otherDevice.get('/api/auth/me')).status()).toBe(200);

    await signIn(page, { username, password });
    // By keyboard, in English, on a phone.
    const english = en.admin.account;
    await page.setViewportSize({ width: 375, height: 740 });
    await page.getByRole('button', { name: /English/ }).press('Enter');
    await page.getByRole('button', { name: english.menu }).press('Enter');
    await page.getByRole('menuitem', { name: english.title }).press('Enter');
    const name = page.getByLabel(en.resources.users.fields.fullName);
    await name.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Ema Horvat');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(en.admin.users.toast.saved.title);
    await checkAccessibility(page);
    await page.getByRole('button', { name: english.everywhere }).press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
    expect((await otherDevice.get('/api/auth/me')).status()).toBe(401);
    await otherDevice.dispose();
    await api.delete(`/api/users/${id}`);
  });
});

import { goWithin } from '../setup/client-navigation';
import { fillIn, signIn } from '../setup/sign-in';
import { expect, test } from '../setup/signed-in';

test.describe('Logging out', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('leaves for the public site when logging out', async ({ page, api }) => {
    // Logging out ends every session of a user, so this one is nobody else's.
    const credentials = {
      username: `odjava-${Date.now().toString(36)}`,
      password: 'jedna duga fraza za prijavu',
    };
    const created = await api.post('/api/users', {
      data: {
        ...credentials,
        email: `${credentials.username}@udruga.example`,
        fullName: 'Iva Odjavić',
        role: 'admin',
      },
    });
    expect(created.ok(), await created.text()).toBe(true);

    const partner = await api.post('/api/partners', { data: { name: 'Udruga Levant', order: 98 } });
    const { id } = await partner.json();

    await signIn(page, credentials);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Iva Odjavić');
    await goWithin(page, `/admin/partners/${id}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Obriši' }).click();
    await expect(page.getByRole('button', { name: 'Poništi' })).toBeVisible();
    // Whoever leaves will not undo it.
    await page.getByRole('button', { name: 'Korisnički izbornik' }).click();
    await page.getByRole('menuitem', { name: 'Odjava' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await api.get(`/api/partners/${id}`)).status()).toBe(404);
    expect(await page.evaluate(() => localStorage.getItem('admin'))).toBeNull();
    await page.goto('/admin/blog');
    await expect(page).toHaveURL(/\/admin\/login$/);
    await api.delete(`/api/users/${(await created.json()).id}`);
  });
});

test.describe('A session that ran out', () => {
  test.use({ expectedErrors: [/401/] });

  test('leads back to the same place after signing in again', async ({
    page,
    adminCredentials,
  }) => {
    await page.goto('/admin/projects');
    await expect(page.getByRole('heading', { level: 1, name: 'Projekti' })).toBeVisible();
    await page.context().clearCookies({ name: 'session' });
    await page.reload();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(page.getByRole('alert')).toContainText('Prijava je istekla');
    await fillIn(page, adminCredentials);
    await expect(page).toHaveURL(/\/admin\/projects$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Projekti' })).toBeVisible();
  });

  test('does not cost the text that was being written', async ({ page, adminCredentials }) => {
    const dialog = page.getByRole('dialog');
    await page.goto('/admin/blog/create');
    await dialog.getByLabel('Naslov', { exact: true }).fill('Dugo pisani članak');
    await dialog.getByLabel('Engleski naslov').fill('A long written post');
    await dialog.getByLabel('Slug').fill('dugo-pisani-clanak');
    await dialog.getByLabel('Sadržaj', { exact: true }).fill('Tekst koji se ne smije izgubiti.');
    await dialog.getByLabel('Engleski sadržaj').fill('Text that must not be lost.');
    await page.context().clearCookies({ name: 'session' });
    await dialog.getByRole('button', { name: 'Spremi' }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await fillIn(page, adminCredentials);
    await expect(page).toHaveURL(/\/admin\/blog\/create$/);
    await expect(dialog.getByLabel('Naslov', { exact: true })).toHaveValue('Dugo pisani članak');
    await expect(dialog.getByLabel('Sadržaj', { exact: true })).toHaveValue(
      'Tekst koji se ne smije izgubiti.',
    );
  });
});

test.describe('A session that ran out while a row was changed', () => {
  test.use({ expectedErrors: [/401|412/] });

  test('costs no text, and overwrites nothing that was saved meanwhile', async ({
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
    await dialog.getByLabel('Naziv', { exact: true }).fill('Udruga Jugo');
    await page.context().clearCookies({ name: 'session' });
    await dialog.getByRole('button', { name: 'Spremi' }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await api.patch(`/api/partners/${id}`, { data: { description: 'Nov opis partnera.' } });

    await fillIn(page, adminCredentials);
    await expect(page).toHaveURL(new RegExp(`/admin/partners/${id}$`));
    await expect(dialog.getByLabel('Naziv', { exact: true })).toHaveValue('Udruga Jugo');
    await dialog.getByRole('button', { name: 'Spremi' }).click();
    const note = dialog.getByRole('alert').filter({ hasText: 'Netko je u međuvremenu' });
    await expect(note).toContainText('Opis: Nov opis partnera.');
    await note.getByRole('button', { name: 'Nastavi s mojim izmjenama' }).click();
    await dialog.getByRole('button', { name: 'Spremi' }).click();
    await expect(dialog).toBeHidden();
    expect(await (await api.get(`/api/partners/${id}`)).json()).toMatchObject({
      name: 'Udruga Jugo',
      description: 'Nov opis partnera.',
    });
    await api.delete(`/api/partners/${id}`);
  });
});

test('Whoever signs out in one tab and in again finds in the other what was typed, in every form', async ({
  page,
}) => {
  test.slow();
  await page.goto('/admin/account');
  const session = await page.evaluate(() => localStorage.getItem('admin'));
  /** What this tab hears when another one signs out or in. */
  const hear = (value: string | null) =>
    page.evaluate((stored) => {
      if (stored === null) localStorage.removeItem('admin');
      else localStorage.setItem('admin', stored);
      dispatchEvent(new StorageEvent('storage', { key: 'admin', newValue: stored }));
    }, value);

  for (const [path, field] of [
    ['/admin/blog/create', 'title'],
    ['/admin/projects/create', 'title'],
    ['/admin/events/create', 'location'],
    ['/admin/team/create', 'name'],
    ['/admin/partners/create', 'name'],
    ['/admin/documents/create', 'name'],
    ['/admin/donations/create', 'donorName'],
    ['/admin/newsletter/create', 'email'],
    ['/admin/issues/create', 'title'],
    ['/admin/users/create', 'fullName'],
    ['/admin/settings', 'registryNumber'],
  ] as const) {
    await test.step(path, async () => {
      await goWithin(page, '/admin/account');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await goWithin(page, path);
      const input = page.locator(`[name="${field}"]`);
      await input.fill('Nespremljeno');
      await hear(null);
      await expect(page).toHaveURL(/\/admin\/login$/);
      await hear(session);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(input).toHaveValue('Nespremljeno');
    });
  }
});

test.describe('Two tabs', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('agree on who is signed in, and on where each of them was', async ({
    page,
    api,
    context,
  }) => {
    const credentials = {
      username: `kartice-${Date.now().toString(36)}`,
      password: 'jedna duga fraza za prijavu',
    };
    const created = await api.post('/api/users', {
      data: {
        ...credentials,
        email: `${credentials.username}@udruga.example`,
        fullName: 'Iva Kartić',
        role: 'admin',
      },
    });
    expect(created.ok(), await created.text()).toBe(true);

    await signIn(page, credentials);
    const other = await context.newPage();
    await other.goto('/admin/contact');
    await expect(other.getByRole('heading', { level: 1, name: 'Poruke' })).toBeVisible();
    await page.getByRole('button', { name: 'Odjava' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await expect(other).toHaveURL(/\/admin\/login$/);

    await signIn(page, credentials);
    await expect(other).toHaveURL(/\/admin\/contact/);
    await expect(other.getByRole('heading', { level: 1, name: 'Poruke' })).toBeVisible();
    await other.close();
    await api.delete(`/api/users/${(await created.json()).id}`);
  });
});

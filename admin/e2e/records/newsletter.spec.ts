import { letDelete } from '../setup/deletions';
import { expect, test } from '../setup/signed-in';

const ownAddress = () =>
  `p${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}@udruga.example`;

const t = {
  receiving: /^primatelja? newslettera$/,
  add: 'Novi pretplatnik',
  search: 'Traži adrese',
  save: 'Spremi',
  email: 'E-pošta',
  message: 'Unesite ispravnu adresu e-pošte.',
  created: 'Pretplatnik je dodan',
  unconfirmed: 'Nepotvrđen',
  noConsent: 'Bez privole',
  deactivate: /^Odjavi/,
  left: 'Odjavljen',
  activate: /^Vrati/,
  erase: /^Obriši podatke/,
  undo: 'Poništi',
};

test('A subscriber is entered, found, unsubscribed, brought back and erased', async ({
  page,
  api,
  checkAccessibility,
}) => {
  test.slow();
  const email = ownAddress();
  const dialog = page.getByRole('dialog');
  await page.goto(`/admin/newsletter?lang=hr`);
  await expect(page.getByText(t.receiving)).toBeVisible();
  await page.getByRole('link', { name: t.add }).click();
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(dialog.getByText(t.message)).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByLabel(t.email).fill(email);
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(page.getByRole('alert')).toContainText(t.created);
  await expect(dialog).toBeHidden();

  await page.getByPlaceholder(t.search).fill(email);
  await expect(page.getByRole('listitem').filter({ hasNotText: email })).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText(t.unconfirmed);
  await expect(row).toContainText(t.noConsent);
  await row.getByRole('button', { name: t.deactivate }).click();
  await expect(row).toContainText(t.left);
  await row.getByRole('button', { name: t.activate }).click();
  await expect(row).toContainText(t.unconfirmed);

  await row.getByRole('button', { name: t.erase }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: t.undo }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: t.erase }).click();
  await letDelete(page);
  await expect(row).toBeHidden();
  await expect
    .poll(async () =>
      (await api.get('/api/newsletter', { params: { filter: `{"email":"${email}"}` } })).json(),
    )
    .toEqual([]);
});

test.describe('In English', () => {
  test.use({ expectedErrors: [/409/] });

  test('the list narrows by language and a known address is refused at its field', async ({
    page,
    api,
  }) => {
    const email = ownAddress();
    const created = await api.post('/api/newsletter', { data: { email, language: 'en' } });
    const { id } = await created.json();
    const row = page.getByRole('listitem').filter({ hasText: email });
    await page.goto('/admin/newsletter');
    await page.getByRole('button', { name: /English/ }).click();
    await page.getByRole('combobox', { name: /^Language/ }).click();
    await page.getByRole('option', { name: 'Croatian' }).click();
    await expect(row).toBeHidden();
    await page.getByRole('combobox', { name: /^Language/ }).click();
    await page.getByRole('option', { name: 'English' }).click();
    await expect(row).toContainText('Unconfirmed');
    const href = await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href');
    const table = await (await api.get(href ?? '')).text();
    expect(table).toContain(email);

    await page.getByRole('link', { name: 'New subscriber' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/on the list already/);
    await api.delete(`/api/newsletter/${id}`);
  });
});

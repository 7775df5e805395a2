import { expect, test } from './signed-in';

const ownAddress = () =>
  `p${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}@udruga.example`;

test('A subscriber is entered, found, unsubscribed, brought back and erased', async ({
  page,
  api,
  checkAccessibility,
}) => {
  const email = ownAddress();
  const dialog = page.getByRole('dialog');
  await page.goto('/admin/newsletter');
  await expect(page.getByText('primatelji newslettera')).toBeVisible();
  await page.getByRole('link', { name: 'Novi pretplatnik' }).click();
  await dialog.getByRole('button', { name: 'Spremi' }).click();
  await expect(dialog.getByText('Unesite ispravnu adresu e-pošte.')).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByLabel('E-pošta').fill(email);
  await dialog.getByRole('button', { name: 'Spremi' }).click();
  await expect(page.getByRole('alert')).toContainText('Pretplatnik je dodan');
  await expect(dialog).toBeHidden();

  await page.getByPlaceholder('Traži adrese').fill(email);
  await page.waitForURL(/filter=/);
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Nepotvrđen');
  await expect(row).toContainText('Bez privole');
  await checkAccessibility(page);
  await row.getByRole('button', { name: /^Odjavi/ }).click();
  await expect(row).toContainText('Odjavljen');
  await row.getByRole('button', { name: /^Vrati/ }).click();
  await expect(row).toContainText('Nepotvrđen');

  await row.getByRole('button', { name: /^Obriši podatke/ }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Poništi' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: /^Obriši podatke/ }).click();
  await expect(row).toBeHidden();
  await expect
    .poll(
      async () =>
        (await api.get('/api/newsletter', { params: { filter: `{"email":"${email}"}` } })).json(),
      { timeout: 15_000 },
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

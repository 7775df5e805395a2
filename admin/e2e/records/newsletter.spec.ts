import { expect, test } from '../setup/signed-in';
import { en, filled, hr, startingWith } from '../setup/texts';

const uniqueEmail = () =>
  `p${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}@udruga.example`;

const t = {
  receiving: new RegExp(`^(?:${hr.admin.newsletter.totals.receiving.split(' |||| ').join('|')})$`),
  add: hr.admin.newsletter.add,
  search: hr.admin.newsletter.search,
  save: hr.admin.form.save,
  email: hr.resources.newsletter.fields.email,
  message: 'Upišite ispravnu adresu e-pošte.',
  created: hr.admin.newsletter.toast.created.title,
  unconfirmed: hr.admin.newsletter.badge.unconfirmed,
  noConsent: hr.admin.newsletter.noConsent,
  deactivate: startingWith(hr.admin.newsletter.deactivate),
  left: hr.admin.newsletter.badge.left,
  activate: startingWith(hr.admin.newsletter.activate),
  erase: startingWith(hr.admin.newsletter.erase),
  erasing: hr.admin.newsletter.erasing.title,
};

test('A subscriber is entered, found, unsubscribed, resubscribed and erased', async ({
  page,
  api,
  checkAccessibility,
}) => {
  test.slow();
  const email = uniqueEmail();
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
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasNotText: email }),
  ).toHaveCount(0);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText(t.unconfirmed);
  await expect(row).toContainText(t.noConsent);
  await row.getByRole('button', { name: t.deactivate }).click();
  await expect(row).toContainText(t.left);
  await row.getByRole('button', { name: t.activate }).click();
  await expect(row).toContainText(t.unconfirmed);

  await row.getByRole('button', { name: t.erase }).click();
  const question = page.getByRole('dialog', { name: filled(t.erasing, { email }) });
  await question.getByRole('button', { name: hr.ra.action.confirm }).click();
  await expect(row).toBeHidden();
  await expect(question).toBeHidden();
  const left = await api.get('/api/newsletter', { params: { filter: `{"email":"${email}"}` } });
  expect(await left.json()).toEqual([]);
});

test.describe('In English', () => {
  test.use({ expectedErrors: [/409/] });

  test('the list is filtered by language, and a duplicate email is rejected at its field', async ({
    page,
    api,
  }) => {
    const english = en.admin.newsletter;
    const email = uniqueEmail();
    const created = await api.post('/api/newsletter', { data: { email, language: 'en' } });
    const { id } = await created.json();
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
    await page.goto('/admin/newsletter');
    await page.getByRole('button', { name: /English/ }).click();
    await page.getByRole('combobox', { name: startingWith(english.languageLabel) }).click();
    await page.getByRole('option', { name: english.language.hr }).click();
    await expect(row).toBeHidden();
    await page.getByRole('combobox', { name: startingWith(english.languageLabel) }).click();
    await page.getByRole('option', { name: english.language.en }).click();
    await expect(row).toContainText(english.badge.unconfirmed);
    const href = await page.getByRole('link', { name: en.admin.export }).getAttribute('href');
    const table = await (await api.get(href ?? '')).text();
    expect(table).toContain(email);

    await page.getByRole('link', { name: english.add }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(en.resources.newsletter.fields.email).fill(email);
    await dialog.getByRole('button', { name: en.admin.form.save }).click();
    await expect(
      dialog.getByLabel(en.resources.newsletter.fields.email),
    ).toHaveAccessibleDescription(/on the list already/);
    await api.delete(`/api/newsletter/${id}`);
  });
});

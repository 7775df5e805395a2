import { letDelete } from '../setup/deletions';
import { expect, test } from '../setup/signed-in';

const ownName = () =>
  `Ana ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

const t = {
  add: 'Nova donacija',
  search: 'Traži donacije',
  save: 'Spremi',
  amount: 'Iznos',
  paid: 'Uplaćeno',
  paidAmount: '1.240,50',
  pledged: /Najavljeno 1\.250,00\s€/,
  amountMessage: 'Iznos mora biti cijeli broj od 1 do 10.000.000',
  donor: 'Ime i prezime',
  email: 'E-pošta',
  emailMessage: 'Unesite ispravnu adresu e-pošte.',
  date: 'Datum donacije',
  created: 'Donacija je upisana',
  shown: /^1\.240,50\s€/,
  received: 'Primljena',
  edit: /^Uredi/,
  note: 'Bilješka',
  remove: 'Obriši',
  undo: 'Poništi',
};

test('A donation is entered by hand, found, edited, deleted and brought back', async ({
  page,
  api,
  checkAccessibility,
}) => {
  test.slow();
  const donorName = ownName();
  const dialog = page.getByRole('dialog');
  const found = async () =>
    (
      await api.get('/api/donations', { params: { filter: JSON.stringify({ q: donorName }) } })
    ).json();
  await page.goto(`/admin/donations?lang=hr`);
  await page.getByRole('link', { name: t.add }).click();
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(dialog.getByText(t.amountMessage, { exact: true })).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByLabel(t.amount).fill('1250');
  await dialog.getByLabel(t.paid).fill(t.paidAmount);
  await dialog.getByLabel(t.donor, { exact: true }).fill(donorName);
  await dialog.getByLabel(t.email).fill('nije adresa');
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(dialog.getByText(t.emailMessage)).toBeVisible();
  await dialog.getByLabel(t.email).fill('ana@udruga.example');
  await dialog.getByLabel(t.date).fill('2026-03-02T10:30');
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(page.getByRole('alert')).toContainText(t.created);
  await expect(dialog).toBeHidden();

  await page.getByPlaceholder(t.search).fill(donorName);
  const row = page.getByRole('listitem').filter({ hasText: donorName });
  await expect(row.getByRole('heading')).toHaveText(t.shown);
  await expect(row).toContainText(t.pledged);
  await expect(row).toContainText(t.received);
  await expect(row).toContainText('02.03.2026');
  expect(await found()).toMatchObject([
    { amount: 1250, paidCents: 124_050, currency: 'EUR', donatedAt: '2026-03-02T09:30:00.000Z' },
  ]);

  await row.getByRole('link', { name: t.edit }).click();
  await dialog.getByLabel(t.note).fill('Uplatila je sestra.');
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(row).toContainText('Uplatila je sestra.');
  await row.getByRole('link', { name: t.edit }).click();
  await dialog.getByRole('button', { name: t.remove }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: t.undo }).click();
  await expect(row).toBeVisible();
  await row.getByRole('link', { name: t.edit }).click();
  await dialog.getByRole('button', { name: t.remove }).click();
  await letDelete(page);
  await expect(row).toBeHidden();
  await expect.poll(found).toEqual([]);
});

test('Pledges are marked as received or lapsed, and totals never mix currencies', async ({
  page,
  api,
  context,
}) => {
  const donorName = ownName();
  const give = async (amount: number, currency: string) => {
    const given = await api.post('/api/donations', {
      data: { amount, currency, donorName, status: 'pending' },
    });
    expect(given.ok(), await given.text()).toBe(true);
    return (await given.json()).id;
  };
  const ids = [await give(100, 'EUR'), await give(50, 'EUR'), await give(700, 'HRK')];

  await page.goto('/admin/donations');
  await page.getByRole('button', { name: /English/ }).click();
  await page.getByPlaceholder('Search donations').fill(donorName);
  await page.waitForURL(/filter=/);
  const figure = (name: string) =>
    page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  await expect(figure('Awaiting payment (2)')).toContainText('€150.00');
  await expect(figure('Awaiting payment (1)')).toContainText(/HRK\s700\.00/);

  const row = (amount: RegExp) => page.getByRole('listitem').filter({ hasText: amount });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await row(/€100\.00/)
    .getByRole('button', { name: /^Copy the link/ })
    .click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(await (await page.request.get(link)).text()).toContain('€100.00');
  await row(/€100\.00/)
    .getByRole('button', { name: /^Mark as received/ })
    .click();
  await expect(row(/€100\.00/)).toContainText(/Received \d\d\.\d\d\.\d{4}/);
  await expect(figure('Received (1)')).toContainText('€100.00');
  await row(/€50\.00/)
    .getByRole('button', { name: /^Mark as lapsed/ })
    .click();
  await expect(figure('Lapsed (1)')).toContainText('€50.00');

  await page.getByLabel('Currency').click();
  await page.getByRole('option', { name: 'HRK' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: donorName })).toHaveCount(1);
  await expect(figure('Received (1)')).toBeHidden();
  await page.getByLabel('To', { exact: true }).fill('2020-01-01');
  await page.getByLabel('To', { exact: true }).press('Enter');
  await expect(page.getByText('No donation matches the search.')).toBeVisible();
  for (const id of ids) await api.delete(`/api/donations/${id}`);
});

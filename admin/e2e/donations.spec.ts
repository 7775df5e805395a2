import { expect, test } from './signed-in';

const ownName = () =>
  `Ana ${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;

test('A donation is entered by hand, found, edited and deleted', async ({
  page,
  api,
  checkAccessibility,
}) => {
  test.slow();
  const donorName = ownName();
  const dialog = page.getByRole('dialog');
  await page.goto('/admin/donations');
  await page.getByRole('link', { name: 'Nova donacija' }).click();
  await dialog.getByRole('button', { name: 'Spremi' }).click();
  await expect(
    dialog.getByText('Iznos mora biti cijeli broj od 1 do 10.000.000', { exact: true }),
  ).toBeVisible();
  await checkAccessibility(page);
  await dialog.getByLabel('Iznos').fill('1250');
  await dialog.getByLabel('Ime i prezime').fill(donorName);
  await dialog.getByLabel('E-pošta').fill('nije adresa');
  await dialog.getByRole('button', { name: 'Spremi' }).click();
  await expect(dialog.getByText('Unesite ispravnu adresu e-pošte.')).toBeVisible();
  await dialog.getByLabel('E-pošta').fill('ana@udruga.example');
  await dialog.getByLabel('Datum donacije').fill('2026-03-02T10:30');
  await dialog.getByRole('button', { name: 'Spremi' }).click();
  await expect(page.getByRole('alert')).toContainText('Donacija je upisana');
  await expect(dialog).toBeHidden();

  await page.getByPlaceholder('Traži donacije').fill(donorName);
  await page.waitForURL(/filter=/);
  const row = page.getByRole('listitem').filter({ hasText: donorName });
  await expect(row).toContainText(/1\.250,00\s€/);
  await expect(row).toContainText('Primljena');
  await expect(row).toContainText('02.03.2026');
  const stored = await (
    await api.get('/api/donations', { params: { filter: JSON.stringify({ q: donorName }) } })
  ).json();
  expect(stored).toMatchObject([{ currency: 'EUR', donatedAt: '2026-03-02T09:30:00.000Z' }]);
  await checkAccessibility(page);

  await row.getByRole('link', { name: /^Uredi/ }).click();
  await dialog.getByLabel('Bilješka').fill('Uplatila je sestra.');
  await dialog.getByRole('button', { name: 'Spremi' }).click();
  await expect(row).toContainText('Uplatila je sestra.');
  await row.getByRole('link', { name: /^Uredi/ }).click();
  await dialog.getByRole('button', { name: 'Obriši' }).click();
  await expect(row).toBeHidden();
});

test('Pledges are marked as received or lapsed, and totals never mix currencies', async ({
  page,
  api,
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
  await row(/€100\.00/)
    .getByRole('button', { name: /^Received/ })
    .click();
  await expect(row(/€100\.00/)).toContainText(/Received \d\d\.\d\d\.\d{4}/);
  await expect(figure('Received (1)')).toContainText('€100.00');
  await row(/€50\.00/)
    .getByRole('button', { name: /^Lapsed/ })
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

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  for (const path of ['donations', 'donations/create', 'newsletter', 'users', 'account']) {
    test(`/${path} fits the screen`, async ({ page, checkAccessibility }) => {
      await page.goto(`/admin/${path}`);
      await expect(page.getByRole('heading').first()).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      await checkAccessibility(page);
    });
  }
});

import { expect, test } from '../setup/signed-in';

const wrong: [label: string, value: string, message: string][] = [
  ['Naziv', '', 'Podatak je obavezan'],
  ['E-pošta', 'udruga', 'Upišite ispravnu adresu e-pošte'],
  [
    'Telefon',
    '01 555',
    'Upišite broj telefona s pozivnim brojem države, na primjer +385 1 555 0100',
  ],
  ['OIB', '94577403195', 'OIB nije ispravan: ima 11 znamenki, a zadnja je kontrolna'],
  ['IBAN', 'HR13', 'IBAN nije ispravan: HR i 19 znamenki, od kojih su prve dvije kontrolne'],
  ['Poštanski broj', '99', 'Poštanski broj ima pet znamenki'],
  [
    'Ulica i broj',
    'Ulica čempresa i čičaka 12',
    'Na uplatnicu stane najviše 25 znakova, a č, ć, đ, š i ž broje se kao dva',
  ],
  ['Facebook', 'http://x.example', 'Poveznica mora biti adresa https://'],
  ['Godina osnivanja u hrvatskim tekstovima', '1800', 'Upišite godinu od 1900. do tekuće'],
  ['Donacije, u godinama', '3', 'Upišite cijeli broj od 7 do 30'],
];

test('Every rule shows its message at its field', async ({ page, checkAccessibility }) => {
  await page.goto('/admin/settings');
  for (const [label, value] of wrong) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Spremi postavke' }).click();
  for (const [label, , message] of wrong) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(message);
  }
  await checkAccessibility(page);
});

test('What is saved is what visitors read', async ({ page, api }) => {
  const before = await (await api.get('/api/settings/1')).json();
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Postavke' }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /Podaci o Udruzi/ })
    .click();
  const number = page.getByLabel('Broj u registru socijalnih usluga');
  await number.fill('00009876');
  await expect(page.getByText('Ima nespremljenih promjena.')).toBeVisible();
  await page.getByRole('button', { name: 'Spremi postavke' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Postavke su spremljene' })).toBeVisible();
  await expect(page.getByText('Ima nespremljenih promjena.')).toBeHidden();

  const after = await (await api.get('/api/settings/1')).json();
  const { updatedAt, version } = after;
  expect(after).toEqual({ ...before, registryNumber: '00009876', updatedAt, version });
  await page.goto('/about');
  await expect(page.getByText('00009876').first()).toBeVisible();
  await api.patch('/api/settings/1', { data: { registryNumber: before.registryNumber } });
});

test('What was typed and not saved is brought back when asked for', async ({ page }) => {
  await page.goto('/admin/settings');
  const number = page.getByLabel('Broj u registru socijalnih usluga');
  const before = await number.inputValue();
  await number.fill('00003333');
  await page.getByRole('menuitem', { name: 'Tim' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tim' })).toBeVisible();
  await page.getByRole('button', { name: 'Vrati upisano' }).click();
  await expect(number).toHaveValue('00003333');
  await page.getByRole('menuitem', { name: 'Tim' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tim' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Postavke' }).click();
  await expect(number).toHaveValue(before);
});

test.describe('What only the server refuses', () => {
  test.use({ expectedErrors: [/400/] });

  test('lands at its field', async ({ page }) => {
    await page.goto('/admin/settings');
    await page.getByLabel('Naziv', { exact: true }).fill('N'.repeat(71));
    await page.getByRole('button', { name: 'Spremi postavke' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'nisu spremljene' })).toBeVisible();
    await expect(page.getByLabel('Naziv', { exact: true })).toHaveAccessibleDescription(
      'Dopušteno je najviše 70 znakova',
    );
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('the settings can be saved from anywhere', async ({ page }) => {
    await page.goto('/admin/settings');
    await expect(page.getByLabel('IBAN')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Spremi postavke' })).toBeInViewport();
  });
});

test.describe('What somebody else saved meanwhile', () => {
  test.use({ expectedErrors: [/status of 412/] });

  test('is not overwritten unasked', async ({ page, api }) => {
    const before = await (await api.get('/api/settings/1')).json();
    await page.goto('/admin/settings');
    const number = page.getByLabel('Broj u registru socijalnih usluga');
    await number.fill('00003333');
    await api.patch('/api/settings/1', { data: { phone: '+385 1 555 0199' } });
    await page.getByRole('button', { name: 'Spremi postavke' }).click();
    const note = page
      .getByRole('alert')
      .filter({ hasText: 'Netko je u međuvremenu spremio ovaj zapis' });
    await expect(note).toContainText('Telefon: +385 1 555 0199');
    await note.getByRole('button', { name: 'Nastavi s mojim izmjenama' }).click();
    await expect(page.getByLabel('Telefon')).toHaveValue('+385 1 555 0199');
    await expect(number).toHaveValue('00003333');
    await page.getByRole('button', { name: 'Spremi postavke' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'su spremljene' })).toBeVisible();
    await expect(page.getByText('Ima nespremljenih promjena.')).toBeHidden();
    expect(await (await api.get('/api/settings/1')).json()).toMatchObject({
      registryNumber: '00003333',
      phone: '+385 1 555 0199',
    });
    await api.patch('/api/settings/1', {
      data: { registryNumber: before.registryNumber, phone: before.phone },
    });
  });
});

test.describe('A lost connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION/] });

  test('is said, and what is typed is saved once it is back', async ({
    page,
    api,
    context,
    checkAccessibility,
  }) => {
    const before = await (await api.get('/api/settings/1')).json();
    await page.goto('/admin/settings');
    const number = page.getByLabel('Broj u registru socijalnih usluga');
    await number.fill('00001111');
    await context.setOffline(true);
    await expect(page.getByText(/Nema veze s internetom/)).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'Spremi postavke' }).click();
    await expect(page.getByRole('button', { name: 'Spremanje…' })).toBeVisible();
    await expect(number).toHaveValue('00001111');
    await context.setOffline(false);
    await expect(page.getByText(/Nema veze s internetom/)).toBeHidden();
    await expect(page.getByRole('alert').filter({ hasText: 'su spremljene' })).toBeVisible();
    expect((await (await api.get('/api/settings/1')).json()).registryNumber).toBe('00001111');
    await api.patch('/api/settings/1', { data: { registryNumber: before.registryNumber } });
  });

  test('to the server alone is told in words, and costs no text', async ({ page }) => {
    await page.goto('/admin/settings');
    const number = page.getByLabel('Broj u registru socijalnih usluga');
    await number.fill('00002222');
    await page.route('**/api/settings/1', (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: 'Spremi postavke' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Poslužitelj ne odgovara' }),
    ).toBeVisible();
    await expect(number).toHaveValue('00002222');
    await page.unrouteAll({ behavior: 'wait' });
  });
});

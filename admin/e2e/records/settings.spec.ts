import { menuOf } from '../setup/menu';
import { expect, test } from '../setup/signed-in';
import { hr } from '../setup/texts';

const { fields } = hr.resources.settings;
const texts = hr.admin.settings;

/** A wrong value of a field, and its message. */
const wrongValues: [label: string, value: string, message: string][] = [
  [fields.name, '', 'Podatak je obavezan'],
  [fields.email, 'udruga', 'Upišite ispravnu adresu e-pošte'],
  [
    fields.phone,
    '01 555',
    'Upišite broj telefona s pozivnim brojem države, na primjer +385 1 555 0100',
  ],
  [fields.taxId, '94577403195', 'OIB nije ispravan: ima 11 znamenki, a zadnja je kontrolna'],
  [fields.iban, 'HR13', 'IBAN nije ispravan: HR i 19 znamenki, od kojih su prve dvije kontrolne'],
  [fields.postalCode, '99', 'Poštanski broj ima pet znamenki'],
  [
    fields.street,
    'Ulica čempresa i čičaka 12',
    'Na uplatnicu stane najviše 25 znakova, a č, ć, đ, š i ž broje se kao dva',
  ],
  [fields.socialLinks.facebook, 'udruga na Facebooku', 'Poveznica mora biti adresa https://'],
  [fields.foundingYear, '1800', 'Upišite godinu od 1900. do tekuće'],
  [fields.donationRetentionYears, '3', 'Upišite cijeli broj od 7 do 30'],
];

test('Every wrong value is reported at its field', async ({ page, checkAccessibility }) => {
  await page.goto('/admin/settings');
  for (const [label, value] of wrongValues) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: texts.save }).click();
  for (const [label, , message] of wrongValues) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(message);
  }
  await checkAccessibility(page);
});

test('Saved settings appear on the public site', async ({ page, api }) => {
  const before = await (await api.get('/api/settings/1')).json();
  await page.goto('/admin');
  await page.getByRole('tab', { name: hr.admin.dashboard.tabs.settings }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: hr.admin.dashboard.cards.settings.text })
    .click();
  const number = page.getByLabel(fields.registryNumber);
  await number.fill('00009876');
  await expect(page.getByText(texts.unsaved)).toBeVisible();
  await page.getByRole('button', { name: texts.save }).click();
  await expect(page.getByRole('alert').filter({ hasText: texts.toast.saved.title })).toBeVisible();
  await expect(page.getByText(texts.unsaved)).toBeHidden();

  const after = await (await api.get('/api/settings/1')).json();
  const { updatedAt, version } = after;
  expect(after).toEqual({ ...before, registryNumber: '00009876', updatedAt, version });
  await page.goto('/about');
  await expect(page.getByText('00009876').first()).toBeVisible();
  await api.patch('/api/settings/1', { data: { registryNumber: before.registryNumber } });
});

test('Unsaved text is restored on request after leaving the screen', async ({ page }) => {
  await page.goto('/admin/settings');
  const number = page.getByLabel(fields.registryNumber);
  const before = await number.inputValue();
  await number.fill('00003333');
  await menuOf(page).getByRole('link', { name: hr.admin.team.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: hr.admin.team.title })).toBeVisible();
  await page.getByRole('button', { name: hr.admin.form.bringBack }).click();
  await expect(number).toHaveValue('00003333');
  await menuOf(page).getByRole('link', { name: hr.admin.team.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: hr.admin.team.title })).toBeVisible();
  await menuOf(page).getByRole('link', { name: texts.title }).click();
  await expect(number).toHaveValue(before);
});

test.describe('A value that only the server rejects', () => {
  test.use({ expectedErrors: [/400/] });

  test('is reported at its field', async ({ page }) => {
    await page.goto('/admin/settings');
    await page.getByLabel(fields.name, { exact: true }).fill('N'.repeat(71));
    await page.getByRole('button', { name: texts.save }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: texts.toast.failed.title }),
    ).toBeVisible();
    await expect(page.getByLabel(fields.name, { exact: true })).toHaveAccessibleDescription(
      'Dopušteno je najviše 70 znakova',
    );
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('the save button is always visible', async ({ page }) => {
    await page.goto('/admin/settings');
    await expect(page.getByLabel(fields.iban)).toBeVisible();
    await expect(page.getByRole('button', { name: texts.save })).toBeInViewport();
  });
});

test.describe('A change that another administrator saved meanwhile', () => {
  test.use({ expectedErrors: [/status of 412/] });

  test('is not overwritten without confirmation', async ({ page, api }) => {
    const before = await (await api.get('/api/settings/1')).json();
    await page.goto('/admin/settings');
    const number = page.getByLabel(fields.registryNumber);
    await number.fill('00003333');
    await api.patch('/api/settings/1', { data: { phone: '+385 1 555 0199' } });
    await page.getByRole('button', { name: texts.save }).click();
    const alert = page.getByRole('alert').filter({ hasText: hr.admin.conflict.keepHelp });
    await expect(alert).toContainText(`${fields.phone}: +385 1 555 0199`);
    await alert.getByRole('button', { name: hr.admin.conflict.keep }).click();
    await expect(page.getByLabel(fields.phone)).toHaveValue('+385 1 555 0199');
    await expect(number).toHaveValue('00003333');
    await page.getByRole('button', { name: texts.save }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: texts.toast.saved.title }),
    ).toBeVisible();
    await expect(page.getByText(texts.unsaved)).toBeHidden();
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
  test.use({
    ownContext: true,
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION/],
  });

  test('is shown, and the form is saved once it returns', async ({
    page,
    api,
    context,
    checkAccessibility,
  }) => {
    const before = await (await api.get('/api/settings/1')).json();
    await page.goto('/admin/settings');
    const number = page.getByLabel(fields.registryNumber);
    await number.fill('00001111');
    await context.setOffline(true);
    await expect(page.getByText(hr.admin.status.offline)).toBeVisible();
    await checkAccessibility(page);
    await page.getByRole('button', { name: texts.save }).click();
    await expect(page.getByRole('button', { name: hr.admin.form.saving })).toBeVisible();
    await expect(number).toHaveValue('00001111');
    await context.setOffline(false);
    await expect(page.getByText(hr.admin.status.offline)).toBeHidden();
    await expect(
      page.getByRole('alert').filter({ hasText: texts.toast.saved.title }),
    ).toBeVisible();
    expect((await (await api.get('/api/settings/1')).json()).registryNumber).toBe('00001111');
    await api.patch('/api/settings/1', { data: { registryNumber: before.registryNumber } });
  });

  test('to the server is explained, and loses no text', async ({ page }) => {
    await page.goto('/admin/settings');
    const number = page.getByLabel(fields.registryNumber);
    await number.fill('00002222');
    await page.route('**/api/settings/1', (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: texts.save }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: hr.admin.status.unreachable }),
    ).toBeVisible();
    await expect(number).toHaveValue('00002222');
    await page.unrouteAll({ behavior: 'wait' });
  });
});

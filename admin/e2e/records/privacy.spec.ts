import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../setup/signed-in';

test.use({ expectedErrors: [/ERR_CONNECTION_REFUSED/], viewport: { width: 375, height: 740 } });

/** The address of somebody who wrote by the form and subscribed. */
async function somebody(api: APIRequestContext): Promise<string> {
  const email = `privatnost-${Date.now().toString(36)}@udruga.example`;
  const message = { name: 'Iva Babić', email, subject: 'Pitanje', message: 'Dobar dan.' };
  await api.post('/api/contact', { data: { ...message, gdprConsent: true, spare: '' } });
  await api.post('/api/newsletter', { data: { email } });
  return email;
}

test('Somebody’s data is looked up, handed over and erased on a phone', async ({
  page,
  api,
  checkAccessibility,
}) => {
  const email = await somebody(api);
  await page.goto('/admin?tab=settings');
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /^Privatnost/ })
    .click();
  const request = page.getByRole('region', { name: 'Zahtjev vlasnika adrese' });
  const held = request.getByRole('listitem');
  const field = request.getByLabel('Adresa e-pošte');
  const search = request.getByRole('button', { name: 'Potraži' });
  await field.fill('nije adresa');
  await search.click();
  await expect(field).toHaveAccessibleDescription('Upišite ispravnu adresu e-pošte');
  await expect(field).toBeFocused();

  const unreachable = request.getByRole('alert').filter({ hasText: /^Poslužitelj ne odgovara/ });
  await page.route('**/api/privacy/*', (route) => route.abort('connectionrefused'));
  await field.fill(email.toUpperCase());
  await search.click();
  await expect(unreachable).toBeVisible();
  await page.unroute('**/api/privacy/*');
  await search.click();
  const result = request.getByRole('heading', { level: 3 });
  await expect(result).toBeFocused();
  await expect(held.filter({ hasText: '1 poruka s obrasca' })).toBeVisible();
  await expect(held.filter({ hasText: '1 pretplata na newsletter' })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    request.getByRole('button', { name: 'Preuzmi kopiju' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^osobni-podaci-\d{4}-\d\d-\d\d\.json$/);
  const copy = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(copy['Poruke s obrasca']).toEqual([expect.objectContaining({ Poruka: 'Dobar dan.' })]);

  const erase = request.getByRole('button', { name: 'Obriši podatke' });
  const dialog = page.getByRole('dialog');
  await erase.click();
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect(erase).toBeFocused();
  await erase.click();
  const repeat = dialog.getByLabel('Za potvrdu upišite adresu još jednom');
  await repeat.fill('druga@udruga.example');
  await dialog.getByRole('button', { name: 'Obriši trajno' }).click();
  await expect(repeat).toHaveAccessibleDescription(/^Ovo nije ista adresa/);
  await expect(repeat).toBeFocused();
  await checkAccessibility(page);
  await page.route('**/api/privacy/*', (route) => route.abort('connectionrefused'));
  await repeat.fill(email);
  await repeat.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Poslužitelj ne odgovara');
  await page.unroute('**/api/privacy/*');
  await repeat.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(result).toBeFocused();
  await expect(held.filter({ hasText: 'Obrisana je 1 poruka s obrasca' })).toBeVisible();
  await expect(held.filter({ hasText: /^1 otisak .* Ostaje/ })).toBeVisible();
  await expect(erase).toBeHidden();
  const log = page.getByRole('region', { name: 'Zapisnik brisanja' });
  await expect(log).toContainText('Obrisana je 1 poruka s obrasca');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await search.click();
  await expect(request.getByText('Podaci o njoj već su brisani:')).toBeVisible();
});

test('The same is said in English', async ({ page, api }) => {
  const email = await somebody(api);
  await page.goto('/admin/privacy?lang=en');
  const request = page.getByRole('region', { name: 'A request from an address’s owner' });
  await request.getByLabel('Email address').fill(email);
  await request.getByRole('button', { name: 'Search' }).click();
  await expect(request.getByText('1 newsletter subscription')).toBeVisible();
  await request.getByRole('button', { name: 'Erase the data' }).click();
  const dialog = page.getByRole('dialog', { name: `Erasing the data about ${email}` });
  await dialog.getByLabel('Enter the address once more to confirm').fill(email);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await expect(request.getByText('1 message from the form was deleted')).toBeVisible();
  await expect(
    request.getByText(/address that is not sent the newsletter\. It stays/),
  ).toBeVisible();
});

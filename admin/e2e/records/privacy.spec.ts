import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../setup/signed-in';
import { en, filled, hr, startingWith } from '../setup/texts';

test.use({ expectedErrors: [/ERR_CONNECTION_REFUSED/], viewport: { width: 375, height: 740 } });

const texts = hr.admin.privacy;
const english = en.admin.privacy;

/** Creates a message and a subscription of one email address; returns the address. */
async function createPersonalData(api: APIRequestContext): Promise<string> {
  const email = `privatnost-${Date.now().toString(36)}@udruga.example`;
  const message = { name: 'Iva Babić', email, subject: 'Pitanje', message: 'Dobar dan.' };
  await api.post('/api/contact', { data: { ...message, gdprConsent: true, spare: '' } });
  await api.post('/api/newsletter', { data: { email } });
  return email;
}

test('Personal data is found, downloaded and erased on a phone', async ({
  page,
  api,
  checkAccessibility,
}) => {
  const email = await createPersonalData(api);
  await page.goto('/admin?tab=settings');
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: startingWith(texts.title) })
    .click();
  const request = page.getByRole('region', { name: texts.request.title });
  const items = request.getByRole('listitem');
  const field = request.getByLabel(texts.request.email);
  const search = request.getByRole('button', { name: texts.request.search });
  await field.fill('nije@adresa');
  await search.click();
  await expect(field).toHaveAccessibleDescription('Upišite ispravnu adresu e-pošte');
  await expect(field).toBeFocused();

  const unreachable = request.getByRole('alert').filter({ hasText: hr.admin.status.unreachable });
  await page.route('**/api/privacy/*', (route) => route.abort('connectionrefused'));
  await field.fill(email.toUpperCase());
  await search.click();
  await expect(unreachable).toBeVisible();
  await page.unroute('**/api/privacy/*');
  await search.click();
  const result = request.getByRole('heading', { level: 3 });
  await expect(result).toBeFocused();
  await expect(items.filter({ hasText: '1 poruka s obrasca' })).toBeVisible();
  await expect(items.filter({ hasText: '1 pretplata na newsletter' })).toBeVisible();

  const [readable] = await Promise.all([
    page.waitForEvent('download'),
    request.getByRole('button', { name: texts.download, exact: true }).click(),
  ]);
  expect(readable.suggestedFilename()).toMatch(/^osobni-podaci-\d{4}-\d\d-\d\d\.html$/);
  expect(await readFile(await readable.path(), 'utf8')).toContain('<dd>Dobar dan.</dd>');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    request.getByRole('button', { name: texts.downloadJson }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^osobni-podaci-\d{4}-\d\d-\d\d\.json$/);
  const copy = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(copy['Poruke s obrasca']).toEqual([expect.objectContaining({ Poruka: 'Dobar dan.' })]);

  const erase = request.getByRole('button', { name: texts.erase });
  const dialog = page.getByRole('dialog');
  await erase.click();
  await dialog.getByRole('button', { name: hr.admin.form.cancel }).click();
  await expect(erase).toBeFocused();
  await erase.click();
  const repeat = dialog.getByLabel(texts.dialog.repeat);
  await repeat.fill('druga@udruga.example');
  await dialog.getByRole('button', { name: texts.dialog.confirm }).click();
  await expect(repeat).toHaveAccessibleDescription(
    filled(texts.dialog.differs, { email: email.toUpperCase() }),
  );
  await expect(repeat).toBeFocused();
  await checkAccessibility(page);
  await page.route('**/api/privacy/*', (route) => route.abort('connectionrefused'));
  await repeat.fill(email);
  await repeat.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(hr.admin.status.unreachable);
  await page.unroute('**/api/privacy/*');
  await repeat.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(result).toBeFocused();
  await expect(items.filter({ hasText: 'Obrisana je 1 poruka s obrasca' })).toBeVisible();
  await expect(items.filter({ hasText: /^1 otisak .* Ostaje/ })).toBeVisible();
  await expect(erase).toBeHidden();
  const log = page.getByRole('region', { name: texts.log.title });
  await expect(log).toContainText('Obrisana je 1 poruka s obrasca');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await search.click();
  await expect(request.getByText(texts.found.before)).toBeVisible();
});

test('Personal data is found and erased in English', async ({ page, api }) => {
  const email = await createPersonalData(api);
  await page.goto('/admin/privacy?lang=en');
  const request = page.getByRole('region', { name: english.request.title });
  await request.getByLabel(english.request.email).fill('iva babic');
  await page.keyboard.press('Enter');
  await request.getByRole('button', { name: `${english.people.show}: ${email}` }).press('Enter');
  await expect(request.getByText('1 newsletter subscription')).toBeVisible();
  await request.getByRole('button', { name: english.erase }).click();
  const dialog = page.getByRole('dialog', { name: filled(english.dialog.title, { email }) });
  await dialog.getByLabel(english.dialog.repeat).fill(email);
  await dialog.getByRole('button', { name: english.dialog.confirm }).click();
  await expect(request.getByText('1 message from the form was deleted')).toBeVisible();
  await expect(
    request.getByText(/address that is not sent the newsletter\. It stays/),
  ).toBeVisible();
});

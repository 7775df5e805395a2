import { expect, test } from '../setup/signed-in';
import { en, filled, hr, startingWith } from '../setup/texts';

test.use({ expectedErrors: [/400.*\/api\/api-tokens/] });

test('A token is created, used by a program and revoked', async ({
  page,
  api,
  request,
  checkAccessibility,
}) => {
  const t = hr.admin['api-tokens'];
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/api-tokens');
  await page.getByRole('button', { name: t.create }).click();
  await expect(page.getByText('Odaberite barem jedno dopuštenje')).toBeVisible();
  await expect(page.getByText('Naziv je obavezan')).toBeVisible();
  await checkAccessibility(page);
  await page.getByLabel(t.name).fill('Kalendar grada');
  await page.getByRole('checkbox', { name: t.scope['events:read'] }).check();
  await page.getByRole('button', { name: t.create }).click();
  await expect(page.getByText(filled(t.created.title, { name: 'Kalendar grada' }))).toBeVisible();
  await checkAccessibility(page);
  const token = await page.locator('main code', { hasText: /^kz_[\w-]{43}$/ }).innerText();
  await page.getByRole('button', { name: t.created.done }).click();
  await expect(page.getByText(token)).toHaveCount(0);
  const headers = { Authorization: `Bearer ${token}`, Cookie: '' };
  expect((await request.get('/api/events', { headers })).status()).toBe(200);
  expect((await request.get('/api/donations', { headers })).status()).toBe(403);

  await page.setViewportSize({ width: 375, height: 760 });
  await page.goto('/admin/api-tokens?lang=en');
  const english = en.admin['api-tokens'];
  const row = page.getByRole('listitem').filter({ hasText: token.slice(0, 11) });
  await expect(row).toContainText(english.scope['events:read']);
  await checkAccessibility(page);
  await row.getByRole('button', { name: startingWith(english.revoke) }).click();
  await page.getByRole('dialog').getByRole('button', { name: english.revoke }).click();
  await expect(page.getByText(english.revoked)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await request.get('/api/events', { headers })).status()).toBe(401);
  expect(await (await api.get('/api/api-tokens')).json()).toEqual([]);
});

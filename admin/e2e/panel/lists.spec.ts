import type { Page } from '@playwright/test';
import { expect, test } from '../setup/signed-in';

/** Search text and sort field of the list in the URL. */
function listQuery(page: Page): Record<string, unknown> {
  const { searchParams } = new URL(page.url());
  const { q } = JSON.parse(searchParams.get('filter') ?? '{}');
  return { q, sort: searchParams.get('sort') };
}

test('A list keeps a search text when a sort order is chosen right after it', async ({ page }) => {
  await page.goto('/admin/events');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await page.getByPlaceholder('Traži događaje').fill('program');
  await page.getByRole('button', { name: /^Poreda/ }).click();
  await page.getByRole('menuitem', { name: 'Naslov' }).click();
  await expect.poll(() => listQuery(page)).toMatchObject({ q: 'program', sort: 'title' });
});

test('A row opened right after typing stays open, and the search holds behind it', async ({
  page,
}) => {
  await page.goto('/admin/events');
  const row = page.getByRole('listitem').filter({ hasText: 'Škola socijalnih vještina' });
  await expect(row).toBeVisible();
  await page.getByPlaceholder('Traži događaje').fill('Škola');
  await row.getByRole('link', { name: /^Uredi/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Naslov', { exact: true })).toHaveValue(
    'Škola socijalnih vještina',
  );
  await expect.poll(() => listQuery(page)).toMatchObject({ q: 'Škola' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByPlaceholder('Traži događaje')).toHaveValue('Škola');
  await expect(page.getByRole('listitem')).toHaveCount(1);
});

test('A row deleted while a search is on its way comes back to what is found when undone', async ({
  page,
  api,
}) => {
  const name = `Udruga Tramontana ${Date.now().toString(36)}`;
  const { id } = await (await api.post('/api/partners', { data: { name, order: 94 } })).json();
  await page.goto('/admin/partners');
  const row = page.getByRole('listitem').filter({ hasText: name });
  const dialog = page.getByRole('dialog');
  await row.getByRole('link', { name: /^Uredi/ }).click();
  const remove = dialog.getByRole('button', { name: 'Obriši' });
  await expect(remove).toBeVisible();

  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/api\/partners\?.*Tramontana/, async (route) => {
    await gate;
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest(/\/api\/partners\?.*Tramontana/);
  // The search lies behind the dialog; its field hears of what is typed all the same.
  await page.getByPlaceholder('Traži partnere i financijere').fill(name, { force: true });
  await asked;
  await remove.click();
  await expect(row).toHaveCount(0);
  open();
  await page.getByRole('button', { name: 'Poništi' }).click();
  await expect(row).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(1);
  expect((await api.get(`/api/partners/${id}`)).status()).toBe(200);
  await api.delete(`/api/partners/${id}`);
});

test('A list is fetched when it is opened and after a save, not when its window is looked at', async ({
  page,
  api,
}) => {
  const { id } = await (
    await api.post('/api/partners', { data: { name: 'Udruga Val', order: 95 } })
  ).json();
  let fetched = 0;
  page.on('request', (request) => {
    if (/\/api\/partners\?/.test(request.url())) fetched += 1;
  });
  await page.goto('/admin/partners');
  const row = page.getByRole('listitem').filter({ hasText: 'Udruga Val' });
  await expect(row).toBeVisible();
  expect(fetched).toBe(1);
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await row.getByRole('link', { name: /^Uredi/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Naziv', { exact: true }).fill('Udruga Žal');
  expect(fetched).toBe(1);
  await dialog.getByRole('button', { name: 'Spremi' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Udruga Žal' })).toBeVisible();
  await expect.poll(() => fetched).toBe(2);
  await api.delete(`/api/partners/${id}`);
});

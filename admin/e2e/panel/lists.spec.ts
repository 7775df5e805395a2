import type { Page } from '@playwright/test';
import { expect, test } from '../setup/signed-in';

const texts = {
  hr: { search: 'Traži događaje', when: 'Vrijeme', past: 'Održani', sort: /^Poreda/, by: 'Naslov' },
  en: { search: 'Search events', when: 'Time', past: 'Past', sort: /^Sort/, by: 'Title' },
};

/** What the list on screen is narrowed to and sorted by, as its address says. */
function asked(page: Page): Record<string, unknown> {
  const { searchParams } = new URL(page.url());
  const { q, past } = JSON.parse(searchParams.get('filter') ?? '{}');
  return { q, past, sort: searchParams.get('sort') };
}

for (const language of ['hr', 'en'] as const) {
  const t = texts[language];

  test.describe(`In language ${language}`, () => {
    test('what is typed and what is chosen right after it both hold', async ({ page }) => {
      await page.goto(`/admin/events?lang=${language}`);
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await page.getByPlaceholder(t.search).fill('program');
      await page.getByRole('combobox', { name: t.when }).click();
      await page.getByRole('option', { name: t.past }).click();
      await expect.poll(() => asked(page)).toMatchObject({ q: 'program', past: true });
      await expect(page.getByPlaceholder(t.search)).toHaveValue('program');
      await expect(page.getByRole('combobox', { name: t.when })).toHaveText(t.past);
    });

    test('what is typed and an order chosen right after it both hold', async ({ page }) => {
      await page.goto(`/admin/events?lang=${language}`);
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await page.getByPlaceholder(t.search).fill('program');
      await page.getByRole('button', { name: t.sort }).click();
      await page.getByRole('menuitem', { name: t.by }).click();
      await expect.poll(() => asked(page)).toMatchObject({ q: 'program', sort: 'title' });
    });
  });
}

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
  await expect.poll(() => asked(page)).toMatchObject({ q: 'Škola' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByPlaceholder('Traži događaje')).toHaveValue('Škola');
  await expect(page.getByRole('listitem')).toHaveCount(1);
});

test('A search that is taken back shows everything again', async ({ page }) => {
  await page.goto('/admin/events');
  const rows = page.getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  await page.getByPlaceholder('Traži događaje').fill('Škola socijalnih');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Obriši vrijednost' }).click();
  await expect(rows.nth(1)).toBeVisible();
  await expect(page.getByPlaceholder('Traži događaje')).toHaveValue('');
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

test.describe('A list that cannot be loaded', () => {
  test.use({ expectedErrors: [/503/] });

  test('says so at once and is asked for again only by the button', async ({ page }) => {
    let asked = 0;
    await page.route(/\/api\/partners\?/, (route) => {
      asked += 1;
      return asked === 1
        ? route.fulfill({ status: 503, json: { message: 'Baza nije dostupna' } })
        : route.continue();
    });
    await page.goto('/admin/partners');
    await expect(page.getByText('Podatke nije bilo moguće učitati.')).toBeVisible();
    expect(asked).toBe(1);
    await page.getByRole('button', { name: 'Pokušaj ponovno' }).click();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    expect(asked).toBe(2);
  });
});

test('A list in which nothing was found shows everything again when asked to', async ({ page }) => {
  await page.goto('/admin/projects?filter={"q":"qxqxwzwz","status":"completed"}');
  const rows = page.getByRole('listitem');
  await expect(page.getByText('Nijedan projekt ne odgovara pretrazi.')).toBeVisible();
  await page.getByRole('button', { name: 'Ukloni filtre' }).click();
  await expect(rows.nth(1)).toBeVisible();
  await expect(page.getByPlaceholder('Traži projekte')).toHaveValue('');
});

import type { Page, Route } from '@playwright/test';
import { letDelete } from '../setup/deletions';
import { expect, test } from '../setup/signed-in';

const t = {
  add: 'Novi partner ili financijer',
  search: 'Traži partnere i financijere',
  nameless: 'Naziv je obavezan',
  link: 'Adresa stranice mora počinjati s https://',
  name: 'Naziv',
  nameEn: 'Engleski naziv',
  description: 'Opis',
  descriptionEn: 'Engleski opis',
  website: 'Internetska stranica',
  kind: 'Vrsta',
  kindFilter: /^Vrsta/,
  translation: /^Prijevod/,
  missing: 'Nedostaje',
  funder: 'Financijer',
  funders: 'Financijeri',
  save: 'Spremi',
  created: 'Zapis je dodan',
  updated: 'Zapis je spremljen',
  deleted: 'Zapis je obrisan',
  edit: /^Uredi/,
  up: 'Pomakni gore',
  moved: /: sada je na \d+\. mjestu od \d+/,
  remove: 'Obriši',
  undo: 'Poništi',
};

const namesOf = (page: Page) => page.getByRole('listitem').getByRole('heading').allTextContents();

test.describe('A partner or funder', () => {
  test.use({ expectedErrors: [/400/] });

  test('a funder is added, put in order, found, translated, deleted and brought back', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    test.slow();
    const name = `Zaklada ${Date.now().toString(36)}`;
    const dialog = page.getByRole('dialog');
    const row = page.getByRole('listitem').filter({ hasText: name });
    const stored = async () => {
      const funders: { name: string }[] = await (
        await api.get('/api/partners', { params: { filter: '{"kind":"funder"}' } })
      ).json();
      return funders.map((funder) => funder.name);
    };
    await page.goto('/admin/partners');
    await page.getByRole('link', { name: t.add }).click();
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog.getByText(t.nameless)).toBeVisible();
    await dialog.getByLabel(t.name, { exact: true }).fill(name);
    await dialog.getByLabel(t.description, { exact: true }).fill('Podupire rad s mladima.');
    await dialog.getByLabel(t.website).fill('zaklada.example');
    await dialog.getByRole('combobox', { name: t.kind }).click();
    await page.getByRole('option', { name: t.funder }).click();
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog.getByText(t.link)).toBeVisible();
    await expect(dialog.getByLabel(t.website)).toBeFocused();
    await checkAccessibility(page);
    await dialog.getByLabel(t.website).fill('https://zaklada.example');
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.created })).toBeVisible();

    await expect(dialog).toBeHidden();
    // Partners and funders stand apart, each kind in an order of its own.
    await expect(row).toHaveCount(0);
    await page.getByRole('combobox', { name: t.kindFilter }).click();
    await page.getByRole('option', { name: t.funders }).click();
    await expect(row).toContainText('https://zaklada.example');
    expect((await namesOf(page)).at(-1)).toBe(name);
    await row.getByRole('button', { name: t.up }).press('Enter');
    await expect(page.getByRole('status').filter({ hasText: t.moved })).toHaveCount(1);
    await expect.poll(async () => (await stored()).at(-2)).toBe(name);

    await page.getByRole('combobox', { name: t.translation }).click();
    await page.getByRole('option', { name: t.missing }).click();
    await expect(page.getByRole('listitem').filter({ hasNotText: name })).toHaveCount(0);
    await expect(row).toHaveCount(1);
    // Of a part of the list no order can be made.
    await expect(row.getByRole('button', { name: t.up })).toHaveCount(0);
    // Moving the row has made a new version of it; a change that is saved before the dialog has
    // loaded it again is made from that version, too.
    const reads: Route[] = [];
    const hold = (route: Route) =>
      route.request().method() === 'GET' ? void reads.push(route) : route.continue();
    await page.route(/\/api\/partners\/\d+$/, hold);
    await row.getByRole('link', { name: t.edit }).click();
    await dialog.getByLabel(t.nameEn).fill(`${name} Foundation`);
    await dialog.getByLabel(t.descriptionEn).fill('Supports work with young people.');
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.updated })).toBeVisible();
    expect(reads.length).toBeGreaterThan(0);
    for (const read of reads) await read.continue();
    await page.unroute(/\/api\/partners\/\d+$/, hold);
    await expect(row).toHaveCount(0);

    // The panel remembers how a list was narrowed.
    await page.goto('/admin/partners?filter={"kind":"funder"}');
    await page.getByPlaceholder(t.search).fill(name);
    await expect(page.getByRole('listitem').filter({ hasNotText: name })).toHaveCount(0);
    await row.getByRole('link', { name: t.edit }).click();
    await dialog.getByRole('button', { name: t.remove }).click();
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: t.undo }).click();
    await expect(row).toBeVisible();
    await row.getByRole('link', { name: t.edit }).click();
    await dialog.getByRole('button', { name: t.remove }).click();
    await expect(page.getByText(t.deleted)).toBeVisible();
    await letDelete(page);
    await expect.poll(stored).not.toContain(name);
  });
});

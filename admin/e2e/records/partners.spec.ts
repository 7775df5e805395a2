import type { Page, Route } from '@playwright/test';
import { confirmDeletion, dismissUndo } from '../setup/deletions';
import { expect, test } from '../setup/signed-in';
import { hr, startingWith, withAnyValues } from '../setup/texts';

const t = {
  add: hr.admin.partners.add,
  search: hr.admin.partners.search,
  nameless: 'Naziv je obavezan',
  link: 'Adresa stranice mora počinjati s https://',
  name: hr.resources.partners.fields.name,
  nameEn: hr.resources.partners.fields.nameEn,
  description: hr.resources.partners.fields.description,
  descriptionEn: hr.resources.partners.fields.descriptionEn,
  website: hr.resources.partners.fields.websiteUrl,
  kind: hr.admin.partners.kind.label,
  kindFilter: startingWith(hr.admin.partners.kind.label),
  translation: startingWith(hr.admin.filter.translation),
  missing: hr.admin.filter.untranslated,
  funder: hr.admin.partners.kind.funder,
  funders: hr.admin.partners.kind.funders,
  save: hr.admin.form.save,
  created: hr.admin.partners.toast.created.title,
  updated: hr.admin.partners.toast.updated.title,
  deleted: hr.admin.partners.toast.deleted,
  edit: startingWith(hr.admin.partners.edit),
  up: hr.admin.order.up,
  moved: withAnyValues(hr.admin.order.moved),
  remove: hr.ra.action.delete,
  undo: hr.ra.action.undo,
};

const namesOf = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading').allTextContents();

test.describe('A partner or funder', () => {
  test.use({ expectedErrors: [/400/] });

  test('is added, moved, found, translated, deleted and restored', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    test.slow();
    const name = `Zaklada ${Date.now().toString(36)}`;
    const dialog = page.getByRole('dialog');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
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
    await dialog.getByLabel(t.website).fill('naša zaklada');
    await dialog.getByRole('combobox', { name: t.kind }).click();
    await page.getByRole('option', { name: t.funder }).click();
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog.getByText(t.link)).toBeVisible();
    await expect(dialog.getByLabel(t.website)).toBeFocused();
    await checkAccessibility(page);
    await dialog.getByLabel(t.website).fill('zaklada.example');
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.created })).toBeVisible();

    await expect(dialog).toBeHidden();
    // Partners and funders are listed separately, each with their own order.
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
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasNotText: name }),
    ).toHaveCount(0);
    await expect(row).toHaveCount(1);
    // A filtered list cannot be reordered.
    await expect(row.getByRole('button', { name: t.up })).toHaveCount(0);
    // Moving the row made a new version of it. A change that is saved before the dialog has loaded
    // that version is based on it, too.
    const reads: Route[] = [];
    const delayReads = (route: Route) =>
      route.request().method() === 'GET' ? void reads.push(route) : route.continue();
    await page.route(/\/api\/partners\/\d+$/, delayReads);
    await row.getByRole('link', { name: t.edit }).click();
    await dialog.getByLabel(t.nameEn).fill(`${name} Foundation`);
    await dialog.getByLabel(t.descriptionEn).fill('Supports work with young people.');
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.updated })).toBeVisible();
    expect(reads.length).toBeGreaterThan(0);
    for (const read of reads) await read.continue();
    await page.unroute(/\/api\/partners\/\d+$/, delayReads);
    await expect(row).toHaveCount(0);

    // The panel remembers the filters of a list.
    await page.goto('/admin/partners?filter={"kind":"funder"}');
    await page.getByPlaceholder(t.search).fill(name);
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasNotText: name }),
    ).toHaveCount(0);
    await row.getByRole('link', { name: t.edit }).click();
    await dialog.getByRole('button', { name: t.remove }).click();
    await confirmDeletion(page);
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: t.undo }).click();
    await expect(row).toBeVisible();
    await row.getByRole('link', { name: t.edit }).click();
    await dialog.getByRole('button', { name: t.remove }).click();
    await confirmDeletion(page);
    await expect(page.getByText(t.deleted)).toBeVisible();
    await dismissUndo(page);
    await expect.poll(stored).not.toContain(name);
  });
});

import { confirmDeletion, dismissUndo } from '../setup/deletions';
import { pdf } from '../setup/pdfs';
import { expect, test } from '../setup/signed-in';
import { hr, startingWith } from '../setup/texts';

const t = {
  add: hr.admin.documents.add,
  search: hr.admin.documents.search,
  name: hr.resources.documents.fields.name,
  nameEn: hr.resources.documents.fields.nameEn,
  save: hr.admin.form.save,
  publish: hr.admin.form.publishing.publish,
  edit: startingWith(hr.admin.documents.edit),
  remove: hr.ra.action.delete,
  undo: hr.ra.action.undo,
  up: startingWith(hr.admin.order.up),
  created: hr.admin.documents.toast.created.title,
  restore: hr.admin.documents.file.restore,
  generated: hr.admin.documents.generated,
  missing: 'Priložite PDF ili upišite putanju stranice',
  notPdf: hr.admin.documents.file.notPdf,
  messages: ['Naziv je obavezan', 'Engleski naziv je obavezan'],
};

test.describe('A document', () => {
  test.use({ expectedErrors: [/400/] });

  test('is added as a PDF, found, edited, deleted and restored', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const mark = `pravilnik-${Date.now().toString(36)}`;
    const dialog = page.getByRole('dialog');
    const files = dialog.locator('input[type=file]');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: mark });
    await page.goto('/admin/documents');
    await page.getByRole('link', { name: t.add }).click();
    await dialog.getByRole('button', { name: t.publish, exact: true }).click();
    for (const message of t.messages) {
      await expect(dialog.getByText(message, { exact: true })).toBeVisible();
    }
    await dialog.getByLabel(t.name, { exact: true }).fill(mark);
    await dialog.getByLabel(t.nameEn, { exact: true }).fill(`${mark}-en`);
    await dialog.getByRole('button', { name: t.publish, exact: true }).click();
    await expect(dialog.getByText(t.missing)).toBeVisible();
    await files.first().setInputFiles({
      name: 'slika.png',
      mimeType: 'image/png',
      buffer: Buffer.from('slika'),
    });
    await expect(dialog.getByText(t.notPdf)).toBeVisible();
    await files.first().setInputFiles(pdf(mark));
    await expect(dialog.getByRole('status').filter({ hasText: `${mark}.pdf` })).toBeVisible();
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: t.publish, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.created })).toBeVisible();

    const position = async () => {
      const query = { sort: '["order","ASC"]', range: '[0,99]' };
      const documents: { name: string }[] = await (
        await api.get('/api/documents', { params: query })
      ).json();
      return documents.findIndex(({ name }) => name === mark);
    };
    const last = await position();
    expect(last).toBeGreaterThan(0);
    await row.getByRole('button', { name: t.up }).press('Enter');
    await expect.poll(position).toBe(last - 1);
    await expect(row.getByRole('button', { name: t.up })).toBeFocused();

    await page.getByPlaceholder(t.search).fill(mark);
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasNotText: mark }),
    ).toHaveCount(0);
    await expect(row).toContainText('1 kB');
    const served = await api.get(`/documents/${mark}.pdf`);
    expect(served.headers()['content-type']).toContain('application/pdf');

    await row.getByRole('link', { name: t.edit }).click();
    await files.last().setInputFiles(pdf(`${mark}-en`));
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(row).toContainText(/hr 1\skB, en 1\skB/);

    await row.getByRole('link', { name: t.edit }).click();
    await dialog.getByRole('button', { name: t.remove }).click();
    await confirmDeletion(page);
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: t.undo }).click();
    await expect(row).toBeVisible();
    await row.getByRole('link', { name: t.edit }).click();
    await dialog.getByRole('button', { name: t.remove }).click();
    await confirmDeletion(page);
    await dismissUndo(page);
    await expect(row).toBeHidden();
    await expect.poll(async () => (await api.get(`/documents/${mark}.pdf`)).status()).toBe(404);
  });

  test('replaces a generated PDF and restores it', async ({ page, api }) => {
    const dialog = page.getByRole('dialog');
    const document = async () => (await api.get('/api/documents/2')).json();
    const made = await document();
    await page.goto('/admin/documents/2');
    await dialog.locator('input[type=file]').first().setInputFiles(pdf('obrazac'));
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog).toBeHidden();
    expect((await document()).size).toBeLessThan(1000);

    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: made.name });
    await expect(row).not.toContainText(t.generated);
    await row.getByRole('link', { name: t.edit }).click();
    await dialog.getByRole('button', { name: t.restore }).click();
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(row).toContainText(t.generated);
    expect((await document()).file).toBeNull();
  });
});

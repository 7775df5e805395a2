import { navigate } from '../setup/client-navigation';
import { drawnPicture } from '../setup/pictures';
import { expect, test } from '../setup/signed-in';
import { filled, hr } from '../setup/texts';

const t = {
  preview: hr.admin.image.preview,
  notImage: hr.admin.image.error.notImage,
  alt: hr.admin.image.alt,
  altEn: hr.admin.image.altEn,
  altStored: hr.admin.image.altStored,
  clear: hr.admin.image.clear,
  fromLibrary: hr.admin.image.fromLibrary,
  library: hr.admin.image.library.title,
  searchLibrary: hr.admin.image.library.search,
  none: hr.admin.image.library.noResults,
  type: hr.admin.image.typeAddress,
  address: hr.admin.image.address,
  elsewhere: filled(hr.admin.image.elsewhere, { address: 'https://drugdje.example/a.jpg' }),
  save: hr.admin.form.save,
  updated: hr.admin.team.toast.updated.title,
};

test.describe('A picture of a record', () => {
  test.use({ expectedErrors: [/400|415/] });

  test('is uploaded, described, removed, and chosen from the library', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    test.slow();
    const mark = `portret-${Date.now().toString(36)}`;
    const created = await api.post('/api/team', {
      data: { name: `Osoba ${mark}`, position: 'Gošća', positionEn: 'Guest', order: 95 },
    });
    const { id } = await created.json();
    const stored = async () => (await (await api.get(`/api/team/${id}`)).json()).imageUrl;
    const dialog = page.getByRole('dialog').first();
    const reopen = async () => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await navigate(page, `/admin/team/${id}`);
    };
    const preview = dialog.getByRole('img', { name: t.preview });
    const files = dialog.locator('input[type=file]');
    await page.goto(`/admin/team/${id}`);
    await files.setInputFiles({
      name: 'pismo.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Dragi'),
    });
    await expect(dialog.getByRole('alert')).toHaveText(t.notImage);
    // The server rejects a file that is only named like a picture.
    const renamedText = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('Dragi') };
    const refusal = page.waitForResponse('**/api/media');
    await files.setInputFiles(renamedText);
    const { errors, detail } = await (await refusal).json();
    await expect(dialog.getByRole('alert')).toHaveText(errors?.file ?? detail);

    await files.setInputFiles(await drawnPicture(page, mark));
    await expect(preview).toBeVisible({ timeout: 30_000 });
    await expect(dialog.getByRole('alert')).toHaveCount(0);
    await dialog.getByLabel(t.alt, { exact: true }).fill('Natpis na tamnoj podlozi');
    await dialog.getByLabel(t.altEn, { exact: true }).fill('Lettering on a dark ground');
    await dialog.getByLabel(t.altEn, { exact: true }).blur();
    await expect(dialog.getByText(t.altStored)).toHaveCount(1);
    await checkAccessibility(page);
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.updated })).toBeVisible();
    const found = async () =>
      (await (await api.get('/api/media', { params: { q: mark } })).json())[0];
    // Each text is stored by a request of its own.
    await expect.poll(found).toMatchObject({
      alt: 'Natpis na tamnoj podlozi',
      altEn: 'Lettering on a dark ground',
      usedBy: [{ resource: 'team', id }],
    });
    const picture = await found();
    expect(await stored()).toBe(picture.url);

    await reopen();
    await dialog.getByRole('button', { name: t.clear }).click();
    await expect(preview).toHaveCount(0);
    await dialog.getByRole('button', { name: t.save }).click();
    await expect.poll(stored).toBeNull();

    await reopen();
    await dialog.getByRole('button', { name: t.fromLibrary }).click();
    const library = page.getByRole('dialog', { name: t.library });
    await library.getByLabel(t.searchLibrary).fill(`nema-${mark}`);
    await expect(library.getByText(t.none)).toBeVisible();
    await library.getByLabel(t.searchLibrary).fill(mark);
    const choice = library.getByRole('button', { name: new RegExp(mark) });
    await expect(choice).toHaveCount(1);
    await checkAccessibility(page);
    await choice.click();
    await expect(library).toBeHidden();
    await expect(preview).toHaveAttribute('src', picture.url);
    await dialog.getByRole('button', { name: t.save }).click();
    await expect.poll(stored).toBe(picture.url);

    await reopen();
    await dialog.getByRole('button', { name: t.type }).click();
    await dialog.getByLabel(t.address).fill('https://drugdje.example/a.jpg');
    // The panel shows the URL, and requests nothing from another origin.
    await expect(dialog.getByText(t.elsewhere)).toBeVisible();
    await expect(preview).toHaveCount(0);
    await api.delete(`/api/team/${id}`);
  });
});

import { goWithin } from '../setup/client-navigation';
import { drawnPicture } from '../setup/pictures';
import { expect, test } from '../setup/signed-in';

const t = {
  preview: 'Odabrana slika',
  notImage: 'Ta datoteka nije slika.',
  alt: 'Opis slike',
  altEn: 'Opis slike (engleski)',
  altStored: 'Opis slike je spremljen.',
  clear: 'Ukloni sliku',
  fromLibrary: 'Odaberi iz zbirke',
  library: 'Zbirka slika',
  searchLibrary: 'Traži slike',
  none: 'Nijedna slika ne odgovara pretrazi.',
  type: 'Upiši adresu slike',
  address: 'Adresa slike',
  elsewhere: 'Slika na drugoj adresi: https://drugdje.example/a.jpg',
  save: 'Spremi',
  updated: 'Podaci su spremljeni',
};

test.describe('A picture of a record', () => {
  test.use({ expectedErrors: [/400|415/] });

  test('a picture is sent, described, removed, and chosen from the library', async ({
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
      await goWithin(page, `/admin/team/${id}`);
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
    // What only calls itself a picture is refused by the server.
    const pretender = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('Dragi') };
    const refusal = page.waitForResponse('**/api/media');
    await files.setInputFiles(pretender);
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
    const [picture] = await (await api.get('/api/media', { params: { q: mark } })).json();
    expect(picture).toMatchObject({
      alt: 'Natpis na tamnoj podlozi',
      altEn: 'Lettering on a dark ground',
      usedBy: [{ resource: 'team', id }],
    });
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
    // The panel names it, and asks no other place for it.
    await expect(dialog.getByText(t.elsewhere)).toBeVisible();
    await expect(preview).toHaveCount(0);
    await api.delete(`/api/team/${id}`);
  });
});

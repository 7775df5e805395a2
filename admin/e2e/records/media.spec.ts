import { drawnPicture } from '../setup/pictures';
import { expect, test } from '../setup/signed-in';

const t = {
  add: 'Dodaj slike',
  search: 'Traži slike',
  noAlt: 'opis nedostaje',
  notImage: 'Ta datoteka nije slika.',
  added: 'Slika je u zbirci.',
  known: 'Ta je slika već bila u zbirci.',
  done: 'Poslane su 2 slike',
  describe: 'Opiši sliku',
  alt: 'Opis slike',
  altEn: 'Opis slike (engleski)',
  name: 'Naziv datoteke',
  nameless: 'Naziv je obavezan',
  save: 'Spremi',
  saved: 'Podaci o slici su spremljeni',
  described: 'Na oba jezika',
  missing: 'Nedostaje',
  altFilter: /^Opis/,
  useFilter: /^Uporaba/,
  used: 'Koriste se',
  usedOnce: 'Koristi se na 1 mjestu',
  remove: 'Obriši',
  confirm: 'Potvrdi',
  refused: /Sliku koriste: partner „/,
  deleted: 'Slika je obrisana',
  none: 'Nijedna slika ne odgovara pretrazi.',
  drop: 'Pustite slike ovdje',
};

test.describe('The library', () => {
  test.use({ expectedErrors: [/409/] });

  test('pictures are added, found, described, kept while they are used, and deleted', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    test.slow();
    const mark = `zbirka-${Date.now().toString(36)}`;
    const dialog = page.getByRole('dialog');
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
    const card = cards.filter({ hasText: `${mark}-1.png` });
    await page.goto('/admin/media');
    await expect(page.getByRole('button', { name: t.add })).toBeVisible();
    const files = [await drawnPicture(page, `${mark}-1`), await drawnPicture(page, `${mark}-2`)];
    const letter = { name: 'pismo.txt', mimeType: 'text/plain', buffer: Buffer.from('Dragi') };
    await page.locator('input[type=file]').setInputFiles([...files, letter]);
    const queue = page.getByRole('region', { name: t.done });
    await expect(queue).toBeVisible({ timeout: 30_000 });
    await expect(queue.getByRole('listitem').filter({ hasText: t.added })).toHaveCount(2);
    await expect(queue.getByRole('listitem').filter({ hasText: 'pismo.txt' })).toContainText(
      t.notImage,
    );
    await expect(card).toContainText(t.noAlt);
    await checkAccessibility(page);

    await queue.getByRole('link', { name: t.describe }).first().click();
    await dialog.getByLabel(t.alt, { exact: true }).fill('Natpis na tamnoj podlozi');
    await dialog.getByLabel(t.altEn, { exact: true }).fill('Lettering on a dark ground');
    await dialog.getByLabel(t.name).fill(' ');
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(dialog.getByText(t.nameless)).toBeVisible();
    await dialog.getByLabel(t.name).fill(`${mark}-1.png`);
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.saved })).toBeVisible();
    await expect(card).toContainText('Natpis na tamnoj podlozi');
    await expect(card).toContainText('Lettering on a dark ground');

    await page.getByPlaceholder(t.search).fill(mark);
    await expect(cards).toHaveCount(2);
    await page.getByRole('combobox', { name: t.altFilter }).click();
    await page.getByRole('option', { name: t.missing }).click();
    await expect(cards).toHaveCount(1);
    await expect(card).toHaveCount(0);
    await page.getByRole('combobox', { name: t.altFilter }).click();
    await page.getByRole('option', { name: t.described }).click();
    await expect(card).toHaveCount(1);

    const [picture] = await (await api.get('/api/media', { params: { q: `${mark}-1` } })).json();
    const created = await api.post('/api/partners', {
      data: { name: `Ustanova ${mark}`, logoUrl: picture.url },
    });
    const partner = await created.json();
    await page.getByRole('combobox', { name: t.useFilter }).click();
    await page.getByRole('option', { name: t.used, exact: true }).click();
    await expect(card).toContainText(t.usedOnce);
    await card.getByRole('link').click();
    await expect(dialog.getByRole('link', { name: `Ustanova ${mark}` })).toHaveAttribute(
      'href',
      `/admin/partners/${partner.id}`,
    );
    await dialog.getByRole('button', { name: t.remove }).click();
    await page.getByRole('button', { name: t.confirm }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.refused })).toBeVisible();
    expect((await api.get(picture.url)).status()).toBe(200);

    await api.delete(`/api/partners/${partner.id}`);
    await page.goto(`/admin/media/${picture.id}`);
    await dialog.getByRole('button', { name: t.remove }).click();
    await page.getByRole('button', { name: t.confirm }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.deleted })).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.getByPlaceholder(t.search).fill(`${mark}-1`);
    await expect(page.getByText(t.none)).toBeVisible();
    expect((await api.get(picture.url)).status()).toBe(404);
  });

  test('pictures are dropped anywhere on the library', async ({ page }) => {
    const mark = `ispusteno-${Date.now().toString(36)}`;
    await page.goto('/admin/media');
    await expect(page.getByRole('button', { name: t.add })).toBeVisible();
    const { name, mimeType, buffer } = await drawnPicture(page, mark);
    const carried = await page.evaluateHandle(
      ([fileName, type, base64]) => {
        const transfer = new DataTransfer();
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], fileName, { type }));
        return transfer;
      },
      [name, mimeType, buffer.toString('base64')] as const,
    );
    const area = page.getByTestId('drop-area');
    await area.dispatchEvent('dragover', { dataTransfer: carried });
    await expect(page.getByText(t.drop)).toBeVisible();
    await area.dispatchEvent('drop', { dataTransfer: carried });
    await expect(page.getByText(t.drop)).toBeHidden();
    await expect(page.getByRole('listitem').filter({ hasText: t.added })).toContainText(name);
    // Beside it nothing takes the file, nor does the browser open it in place of the panel.
    const isHeld = await page.getByRole('banner').evaluate((header, dataTransfer) => {
      const how = { bubbles: true, cancelable: true, dataTransfer };
      return !header.dispatchEvent(new DragEvent('drop', how));
    }, carried);
    expect(isHeld).toBe(true);
    await area.dispatchEvent('drop', { dataTransfer: carried });
    await expect(page.getByRole('listitem').filter({ hasText: t.known })).toContainText(name);
  });
});
test.describe('Without the server', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });

  test('a picture that was not sent says so beside its name, and the next one is sent', async ({
    page,
  }) => {
    const mark = `veza-${Date.now().toString(36)}`;
    await page.goto('/admin/media');
    await expect(page.getByRole('button', { name: 'Dodaj slike' })).toBeVisible();
    const lost = await drawnPicture(page, `${mark}-1`);
    const sent = await drawnPicture(page, `${mark}-2`);
    await page.route('**/api/media', (route) => route.abort(), { times: 1 });
    await page.locator('input[type=file]').setInputFiles([lost, sent]);
    const entry = page.getByRole('region', { name: /^Poslan/ }).getByRole('listitem');
    await expect(entry.filter({ hasText: lost.name })).toContainText(
      'Slika nije poslana. Provjerite vezu i pokušajte ponovno.',
    );
    await expect(entry.filter({ hasText: sent.name })).toContainText('Slika je u zbirci.');
  });
});

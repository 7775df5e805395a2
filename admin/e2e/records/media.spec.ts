import { drawnPicture } from '../setup/pictures';
import { expect, test } from '../setup/signed-in';
import { counted, hr, startingWith, withAnyValues } from '../setup/texts';

const t = {
  add: hr.admin.media.add,
  search: hr.admin.media.search,
  noAlt: hr.admin.media.noAlt,
  notImage: hr.admin.image.error.notImage,
  added: hr.admin.media.upload.added,
  known: hr.admin.media.upload.known,
  done: counted(hr.admin.media.upload.done, 2),
  describe: hr.admin.media.upload.describe,
  alt: hr.resources.media.fields.alt,
  altEn: hr.resources.media.fields.altEn,
  name: hr.resources.media.fields.name,
  nameless: 'Naziv je obavezan',
  save: hr.admin.form.save,
  saved: hr.admin.media.toast.updated.title,
  described: hr.admin.media.filter.described,
  missing: hr.admin.media.filter.undescribed,
  altFilter: startingWith(hr.admin.media.filter.alt),
  useFilter: startingWith(hr.admin.media.filter.use),
  used: hr.admin.media.filter.used,
  usedOnce: counted(hr.admin.media.usedCount, 1),
  remove: hr.ra.action.delete,
  confirm: hr.ra.action.confirm,
  refused: /Sliku koriste: partner „/,
  deleted: hr.admin.media.toast.deleted,
  none: hr.admin.media.noResults,
  drop: hr.admin.media.upload.drop,
};

test.describe('The library', () => {
  test.use({ expectedErrors: [/409/] });

  test('pictures are added, found, described, and deleted once they are unused', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    test.slow();
    const mark = `zbirka-${Date.now().toString(36)}`;
    const dialog = page.getByRole('dialog');
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    const card = cards.filter({ hasText: `${mark}-1.png` });
    await page.goto('/admin/media');
    await expect(page.getByRole('button', { name: t.add })).toBeVisible();
    const files = [await drawnPicture(page, `${mark}-1`), await drawnPicture(page, `${mark}-2`)];
    const textFile = { name: 'pismo.txt', mimeType: 'text/plain', buffer: Buffer.from('Dragi') };
    await page.locator('input[type=file]').setInputFiles([...files, textFile]);
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

  test('pictures can be dropped anywhere on the library', async ({ page }) => {
    const mark = `ispusteno-${Date.now().toString(36)}`;
    await page.goto('/admin/media');
    await expect(page.getByRole('button', { name: t.add })).toBeVisible();
    const { name, mimeType, buffer } = await drawnPicture(page, mark);
    const dataTransfer = await page.evaluateHandle(
      ([fileName, type, base64]) => {
        const transfer = new DataTransfer();
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes], fileName, { type }));
        return transfer;
      },
      [name, mimeType, buffer.toString('base64')] as const,
    );
    const area = page.getByTestId('drop-area');
    await area.dispatchEvent('dragover', { dataTransfer });
    await expect(page.getByText(t.drop)).toBeVisible();
    await area.dispatchEvent('drop', { dataTransfer });
    await expect(page.getByText(t.drop)).toBeHidden();
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: t.added }),
    ).toContainText(name);
    // A drop outside the library uploads nothing, and the browser does not open the file.
    const isPrevented = await page.getByRole('banner').evaluate((header, transfer) => {
      const options = { bubbles: true, cancelable: true, dataTransfer: transfer };
      return !header.dispatchEvent(new DragEvent('drop', options));
    }, dataTransfer);
    expect(isPrevented).toBe(true);
    await area.dispatchEvent('drop', { dataTransfer });
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: t.known }),
    ).toContainText(name);
  });
});

test('a picture of more than 10 MB is made smaller in the browser, and one in HEIC explained', async ({
  page,
  api,
}) => {
  const mark = `velika-${Date.now().toString(36)}`;
  await page.goto('/admin/media');
  await expect(page.getByRole('button', { name: t.add })).toBeVisible();
  const drawn = await drawnPicture(page, mark);
  // What follows the end of a PNG belongs to its file, and is no picture.
  const large = { ...drawn, buffer: Buffer.concat([drawn.buffer, Buffer.alloc(10 * 1024 * 1024)]) };
  const heic = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') };
  await page.locator('input[type=file]').setInputFiles([large, heic]);
  const entry = page.getByRole('main').getByRole('listitem');
  const sent = entry.filter({ hasText: t.added });
  await expect(sent).toContainText(withAnyValues(hr.admin.image.prepared.shrunk), {
    timeout: 60_000,
  });
  await expect(entry.filter({ hasText: heic.name })).toContainText(hr.admin.image.error.heic);
  const [{ id }] = await (await api.get('/api/media', { params: { q: mark } })).json();
  await api.delete(`/api/media/${id}`);
});

test.describe('Without the server', () => {
  test.use({ expectedErrors: [/Failed to load resource|ERR_FAILED/] });

  test('a failed upload is reported beside its file name, and the next one succeeds', async ({
    page,
  }) => {
    const mark = `veza-${Date.now().toString(36)}`;
    await page.goto('/admin/media');
    await expect(page.getByRole('button', { name: t.add })).toBeVisible();
    const lost = await drawnPicture(page, `${mark}-1`);
    const sent = await drawnPicture(page, `${mark}-2`);
    // The route stays: removing it while the second picture is sent could hold that request.
    let uploads = 0;
    await page.route('**/api/media', (route) => {
      uploads += 1;
      return uploads === 1 ? route.abort() : route.continue();
    });
    await page.locator('input[type=file]').setInputFiles([lost, sent]);
    const queue = page.getByRole('region', { name: counted(hr.admin.media.upload.done, 1) });
    // The server scales the second picture first.
    await expect(queue).toBeVisible({ timeout: 60_000 });
    const entry = queue.getByRole('listitem');
    await expect(entry.filter({ hasText: lost.name })).toContainText(hr.admin.image.error.lost);
    await expect(entry.filter({ hasText: sent.name })).toContainText(t.added);
  });
});

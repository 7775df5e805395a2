import { confirmDeletion, dismissUndo } from '../setup/deletions';
import { drawnPicture } from '../setup/pictures';
import { expect, test } from '../setup/signed-in';
import { hr, startingWith } from '../setup/texts';

const t = {
  add: hr.admin.events.add,
  search: hr.admin.events.search,
  title: hr.resources.events.fields.title,
  titleEn: hr.resources.events.fields.titleEn,
  description: hr.resources.events.fields.description,
  descriptionEn: hr.resources.events.fields.descriptionEn,
  location: hr.resources.events.fields.location,
  start: hr.resources.events.fields.eventDate,
  end: hr.resources.events.fields.endDate,
  save: hr.admin.form.save,
  publish: hr.admin.form.publishing.publish,
  saveDraft: hr.admin.form.publishing.saveDraft,
  unpublish: hr.admin.form.publishing.unpublish,
  created: hr.admin.events.toast.created.title,
  edit: startingWith(hr.admin.events.edit),
  when: hr.admin.events.when.label,
  past: hr.admin.events.when.past,
  upcoming: hr.admin.events.when.upcoming,
  noResults: hr.admin.events.noResults,
  remove: hr.ra.action.delete,
  undo: hr.ra.action.undo,
  messages: [
    'Naslov mora imati barem 3 znaka',
    'Engleski naslov mora imati barem 3 znaka',
    'Opis mora imati barem 10 znakova',
    'Engleski opis mora imati barem 10 znakova',
    'Mjesto je obavezno',
    hr.admin.events.validation.eventDate,
  ],
  endsTooSoon: 'Događaj ne može završiti prije nego što počne',
};

const publication = hr.admin.form.publishing.state;

test.describe('An event', () => {
  // The panel shows the time of Zagreb in every time zone.
  test.use({ timezoneId: 'America/New_York', expectedErrors: [/400/] });

  test('is added, found, edited, deleted and restored', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const mark = `${Date.now().toString(36)}`;
    const dialog = page.getByRole('dialog');
    await page.goto('/admin/events');
    await page.getByRole('link', { name: t.add }).click();

    await dialog.getByRole('button', { name: t.publish, exact: true }).click();
    for (const message of t.messages) {
      await expect(dialog.getByText(message, { exact: true })).toBeVisible();
    }
    await checkAccessibility(page);

    await dialog.getByLabel(t.title, { exact: true }).fill(`Šetnja ${mark}`);
    await dialog.getByLabel(t.titleEn).fill(`Walk ${mark}`);
    await dialog.getByLabel(t.description, { exact: true }).fill('Šetnja uz more za sve.');
    await dialog.getByLabel(t.descriptionEn).fill('A walk by the sea for everyone.');
    await dialog.getByLabel(t.location, { exact: true }).fill('Šibenik');
    await dialog.getByLabel(t.start).fill('2031-07-05T18:30');
    await dialog.getByLabel(t.end).fill('2031-07-05T17:00');
    await dialog.getByRole('button', { name: t.publish, exact: true }).click();
    await expect(dialog.getByText(t.endsTooSoon)).toBeVisible();
    await expect(dialog.getByLabel(t.end)).toBeFocused();
    await dialog.getByLabel(t.end).fill('2031-07-05T20:00');
    await dialog.getByRole('button', { name: t.publish, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.created })).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.getByPlaceholder(t.search).fill(mark);
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: mark });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('05.07.2031 18:30 – 20:00');
    const [found] = await (
      await api.get('/api/events', { params: { filter: JSON.stringify({ q: mark }) } })
    ).json();
    expect(found.eventDate).toBe('2031-07-05T16:30:00.000Z');
    const href = await row.locator('a[target=_blank]').getAttribute('href');
    expect(href).toBe(`/events/setnja-${mark}`);

    const when = page.getByRole('combobox', { name: t.when });
    await when.click();
    await page.getByRole('option', { name: t.past }).click();
    await expect(page.getByText(t.noResults)).toBeVisible();
    await when.click();
    await page.getByRole('option', { name: t.upcoming }).click();
    await expect(row).toBeVisible();

    await row.getByRole('link', { name: t.edit }).click();
    await expect(dialog.getByLabel(t.start)).toHaveValue('2031-07-05T18:30');
    await dialog.getByLabel(t.start).fill('2031-01-05T18:30');
    await dialog.getByLabel(t.end).fill('');
    await dialog.getByRole('button', { name: t.save }).click();
    await expect(row).toContainText('05.01.2031 18:30');

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
    await expect(async () => {
      expect((await api.get(`/api/events/${found.id}`)).status()).toBe(404);
    }).toPass({ timeout: 10_000 });
  });
});

test('A draft of an event is seen only by those who edit, until it is published', async ({
  page,
  api,
  playwright,
  baseURL,
  checkAccessibility,
}) => {
  const visitor = await playwright.request.newContext({ baseURL });
  const mark = `nacrt${Date.now().toString(36)}`;
  const slug = `piknik-${mark}`;
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: mark });
  const seenAt = async (path: string) => (await (await visitor.get(path)).text()).includes(mark);
  await page.goto('/admin/events');
  await page.getByRole('link', { name: t.add }).click();
  await dialog.getByLabel(t.title, { exact: true }).fill(`Piknik ${mark}`);
  await dialog.getByRole('button', { name: t.saveDraft }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: hr.admin.events.toast.updated.draft }),
  ).toBeVisible();
  await page.getByRole('combobox', { name: startingWith(publication.label) }).click();
  await page.getByRole('option', { name: publication.drafts }).click();
  await expect(row).toContainText(hr.admin.form.publishing.draft);
  await expect(row).toContainText(hr.admin.events.undated);
  await checkAccessibility(page);
  for (const path of ['/', '/events', '/events.ics', '/sitemap.xml', `/search?q=${mark}`]) {
    expect([path, await seenAt(path)]).toEqual([path, path.startsWith('/search')]);
  }
  expect((await visitor.get(`/events/${slug}`)).status()).toBe(404);

  await row.getByRole('link', { name: t.edit }).click();
  await dialog.getByLabel(t.titleEn).fill(`Picnic ${mark}`);
  await dialog.getByLabel(t.description, { exact: true }).fill('Piknik uz more za sve.');
  await dialog.getByLabel(t.descriptionEn).fill('A picnic by the sea for everyone.');
  await dialog.getByLabel(t.location, { exact: true }).fill('Šibenik');
  await dialog.getByLabel(t.start).fill('2031-07-05T18:30');
  await dialog.getByRole('button', { name: t.publish, exact: true }).click();
  await expect(row).toHaveCount(0);
  await expect.poll(() => seenAt('/events')).toBe(true);
  expect((await visitor.get(`/events/${slug}`)).status()).toBe(200);

  const { id } = await (await api.get(`/api/events/${slug}`)).json();
  await page.goto(`/admin/events/${id}`);
  await dialog.getByRole('button', { name: t.unpublish }).click();
  await page
    .getByRole('dialog', { name: hr.admin.form.publishing.question })
    .getByRole('button', { name: t.unpublish })
    .click();
  await expect(row).toContainText(hr.admin.form.publishing.draft);
  expect((await visitor.get(`/events/${slug}`)).status()).toBe(404);
  await visitor.dispose();
  await api.delete(`/api/events/${id}`);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('an event with its picture fits the screen', async ({ page, api, checkAccessibility }) => {
    const dialog = page.getByRole('dialog');
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const created = await api.post('/api/events', {
      data: {
        title: 'Šetnja uz more',
        titleEn: 'A walk by the sea',
        location: 'Šibenik',
        description: 'Šetnja uz more za sve.',
        descriptionEn: 'A walk for everyone.',
        eventDate: '2032-07-05T16:00:00.000Z',
      },
    });
    const { id } = await created.json();
    await page.goto(`/admin/events/${id}`);
    await dialog
      .locator('input[type=file]')
      .setInputFiles(await drawnPicture(page, `telefon-${Date.now()}`));
    await expect(dialog.getByRole('img', { name: hr.admin.image.preview })).toBeVisible();
    expect(await tooWide()).toBeLessThanOrEqual(0);
    // The dialog hides what is wider than itself, such as the toolbar of an editor.
    const column = dialog.getByRole('group', { name: hr.admin.form.croatian });
    await expect(column.getByRole('toolbar')).toBeVisible();
    expect((await column.boundingBox())?.width).toBeLessThan(375);
    await checkAccessibility(page);
    await api.delete(`/api/events/${id}`);
  });
});

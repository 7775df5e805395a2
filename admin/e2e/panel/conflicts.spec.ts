import type { Page } from '@playwright/test';
import { expect, test } from '../setup/signed-in';

const t = {
  title: 'Naslov',
  location: 'Mjesto',
  save: 'Spremi',
  told: 'Netko je u međuvremenu spremio ovaj zapis',
  yours: 'upisali ste: Moj naslov',
  keep: 'Nastavi s mojim izmjenama',
  load: 'Učitaj spremljeno, odbaci moje',
  loaded: 'Učitan je spremljeni zapis.',
};

const event = {
  title: 'Šetnja uz more',
  titleEn: 'A walk by the sea',
  description: 'Šetnja uz more za sve uzraste.',
  descriptionEn: 'A walk by the sea for all ages.',
  location: 'Šibenik',
  eventDate: '2032-05-04T16:00:00.000Z',
};

test.use({ expectedErrors: [/412/] });

test('Of two administrators who edit one event the second is told and loses nothing', async ({
  page,
  context,
  api,
  checkAccessibility,
}) => {
  test.slow();
  const { id } = await (await api.post('/api/events', { data: event })).json();
  const other = await context.newPage();
  const form = async (of: Page) => {
    await of.goto(`/admin/events/${id}?lang=hr`);
    const dialog = of.getByRole('dialog');
    await expect(dialog.getByLabel(t.title, { exact: true })).toHaveValue(/./);
    return {
      title: dialog.getByLabel(t.title, { exact: true }),
      location: dialog.getByLabel(t.location, { exact: true }),
      save: dialog.getByRole('button', { name: t.save }),
      dialog,
    };
  };
  const stored = async () => (await api.get(`/api/events/${id}`)).json();

  await test.step('who continues keeps what they typed, and what the other changed beside it', async () => {
    const mine = await form(page);
    const theirs = await form(other);
    await theirs.location.fill('Zadar');
    await theirs.save.click();
    await expect(theirs.dialog).toBeHidden();

    await mine.title.fill('Moj naslov');
    await mine.save.click();
    const note = mine.dialog.getByRole('alert').filter({ hasText: t.told });
    await expect(note).toContainText(`${t.location}: Zadar`);
    await expect(mine.title).toHaveValue('Moj naslov');
    expect(await stored()).toMatchObject({ title: event.title, location: 'Zadar' });
    await checkAccessibility(page);

    await note.getByRole('button', { name: t.keep }).click();
    await expect(note).toBeHidden();
    await expect(mine.title).toHaveValue('Moj naslov');
    await expect(mine.location).toHaveValue('Zadar');
    await mine.save.click();
    await expect(mine.dialog).toBeHidden();
    expect(await stored()).toMatchObject({ title: 'Moj naslov', location: 'Zadar' });
  });

  await test.step('who loads the saved record sees what the other wrote', async () => {
    await api.patch(`/api/events/${id}`, { data: { title: event.title } });
    const mine = await form(page);
    await mine.title.fill('Moj naslov');
    await api.patch(`/api/events/${id}`, { data: { title: 'Tuđi naslov' } });
    await mine.save.click();
    const note = mine.dialog.getByRole('alert').filter({ hasText: t.told });
    await expect(note).toContainText(`${t.title}: Tuđi naslov`);
    await expect(note).toContainText(t.yours);
    await note.getByRole('button', { name: t.load }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.loaded })).toBeVisible();
    await expect(mine.title).toHaveValue('Tuđi naslov');
    await mine.title.fill('Dogovoreni naslov');
    await mine.save.click();
    await expect(mine.dialog).toBeHidden();
    expect((await stored()).title).toBe('Dogovoreni naslov');
  });

  await other.close();
  await api.delete(`/api/events/${id}`);
});

test('A row that somebody else only moved is saved without asking', async ({ page, api }) => {
  const { id } = await (
    await api.post('/api/partners', { data: { name: 'Susjedska udruga', order: 90 } })
  ).json();
  await page.goto(`/admin/partners/${id}`);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Naziv', { exact: true }).fill('Susjedska zadruga');
  await api.patch(`/api/partners/${id}`, { data: { order: 91 } });
  await dialog.getByRole('button', { name: 'Spremi' }).click();
  await expect(dialog).toBeHidden();
  expect(await (await api.get(`/api/partners/${id}`)).json()).toMatchObject({
    name: 'Susjedska zadruga',
    order: 91,
  });
  await api.delete(`/api/partners/${id}`);
});

test('What was refused in one form is no matter of the next', async ({ page, api }) => {
  const [first, second] = await Promise.all(
    ['Prvo druženje', 'Drugo druženje'].map(async (title) =>
      (await api.post('/api/events', { data: { ...event, title } })).json(),
    ),
  );
  await page.goto(`/admin/events/${first.id}`);
  const dialog = page.getByRole('dialog');
  const told = dialog.getByRole('alert').filter({ hasText: t.told });
  await dialog.getByLabel('Mjesto', { exact: true }).fill('Knin');
  await api.patch(`/api/events/${first.id}`, { data: { location: 'Drniš' } });
  await dialog.getByRole('button', { name: 'Spremi' }).click();
  await expect(told).toBeVisible();
  await dialog.getByRole('button', { name: 'Odustani' }).click();
  await expect(dialog).toBeHidden();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Drugo druženje' })
    .getByRole('link', { name: /^Uredi/ })
    .click();
  await dialog.getByLabel('Mjesto', { exact: true }).fill('Skradin');
  await expect(told).toBeHidden();
  await dialog.getByRole('button', { name: 'Spremi' }).click();
  await expect(dialog).toBeHidden();
  const found = await (await api.get(`/api/events/${second.id}`)).json();
  expect(found.location).toBe('Skradin');
  await Promise.all([first, second].map(({ id }) => api.delete(`/api/events/${id}`)));
});

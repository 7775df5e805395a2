import type { Page } from '@playwright/test';
import { signIn } from '../setup/sign-in';
import { expect, test } from '../setup/signed-in';
import { en, filled, hr, startingWith, withAnyValues } from '../setup/texts';
import { createUser } from '../setup/users';

const t = {
  title: hr.resources.events.fields.title,
  location: hr.resources.events.fields.location,
  save: hr.admin.form.save,
  conflict: hr.admin.conflict.keepHelp,
  yours: filled(hr.admin.conflict.yours, { value: 'Moj naslov' }),
  keep: hr.admin.conflict.keep,
  load: hr.admin.conflict.load,
  loaded: hr.admin.conflict.loaded,
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

test('When two administrators edit one event, the second is warned and loses nothing', async ({
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

  await test.step('continuing keeps the typed text, and the other fields as saved', async () => {
    const mine = await form(page);
    const theirs = await form(other);
    await theirs.location.fill('Zadar');
    await theirs.save.click();
    await expect(theirs.dialog).toBeHidden();

    await mine.title.fill('Moj naslov');
    await mine.save.click();
    const alert = mine.dialog.getByRole('alert').filter({ hasText: t.conflict });
    await expect(alert).toContainText(`${t.location}: Zadar`);
    await expect(mine.title).toHaveValue('Moj naslov');
    expect(await stored()).toMatchObject({ title: event.title, location: 'Zadar' });
    await checkAccessibility(page);

    await alert.getByRole('button', { name: t.keep }).click();
    await expect(alert).toBeHidden();
    await expect(mine.title).toHaveValue('Moj naslov');
    await expect(mine.location).toHaveValue('Zadar');
    await mine.save.click();
    await expect(mine.dialog).toBeHidden();
    expect(await stored()).toMatchObject({ title: 'Moj naslov', location: 'Zadar' });
  });

  await test.step('loading the saved record shows what the other administrator wrote', async () => {
    await api.patch(`/api/events/${id}`, { data: { title: event.title } });
    const mine = await form(page);
    await mine.title.fill('Moj naslov');
    await api.patch(`/api/events/${id}`, { data: { title: 'Tuđi naslov' } });
    await mine.save.click();
    const alert = mine.dialog.getByRole('alert').filter({ hasText: t.conflict });
    await expect(alert).toContainText(`${t.title}: Tuđi naslov`);
    await expect(alert).toContainText(t.yours);
    await alert.getByRole('button', { name: t.load }).click();
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

test('Two people who have one form open are told of each other, and the second who saved first', async ({
  page,
  browser,
  api,
  adminCredentials,
  checkAccessibility,
}) => {
  test.slow();
  const { id } = await (await api.post('/api/events', { data: event })).json();
  const [{ fullName }] = await (
    await api.get('/api/users', {
      params: { filter: JSON.stringify({ q: adminCredentials.username }) },
    })
  ).json();
  const ana = await createUser(api, { fullName: 'Ana Anić' });
  const context = await browser.newContext({
    storageState: undefined,
    viewport: { width: 375, height: 740 },
  });
  const phone = await context.newPage();
  await signIn(phone, ana);
  const dialog = page.getByRole('dialog');
  const anas = phone.getByRole('dialog');
  const note = (text: string) => withAnyValues(text);

  await page.goto(`/admin/events/${id}?lang=hr`);
  await dialog.getByLabel(t.title, { exact: true }).fill('Moj naslov');
  await phone.goto(`/admin/events/${id}?lang=en`);
  const others = anas
    .getByRole('status')
    .filter({ hasText: note(en.admin.form.openElsewhere.others) });
  await expect(others).toContainText(fullName);
  await checkAccessibility(phone);

  // As when the tab is shown again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const told = dialog.getByRole('status').filter({ hasText: 'Ana Anić' });
  await expect(told).toHaveText(
    note(
      `${hr.admin.form.openElsewhere.others.split(' |||| ')[0]} ${hr.admin.form.openElsewhere.second}`,
    ),
  );

  const location = anas.getByLabel(en.resources.events.fields.location, { exact: true });
  await location.fill('Zadar');
  await location.press('Enter');
  await expect(anas).toBeHidden();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(told).toHaveCount(0);
  await dialog.getByRole('button', { name: t.save }).click();
  const alert = dialog.getByRole('alert').filter({ hasText: t.conflict });
  await expect(alert).toContainText(
    filled(hr.admin.conflict.titleNamed, { name: 'Ana Anić', date: '' }),
  );
  await checkAccessibility(page);

  await context.close();
  await api.delete(`/api/users/${ana.id}`);
  await api.delete(`/api/events/${id}`);
});

test('A row whose order changed meanwhile is saved without a warning', async ({ page, api }) => {
  const { id } = await (
    await api.post('/api/partners', { data: { name: 'Susjedska udruga', order: 90 } })
  ).json();
  await page.goto(`/admin/partners/${id}`);
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel(hr.resources.partners.fields.name, { exact: true })
    .fill('Susjedska zadruga');
  await api.patch(`/api/partners/${id}`, { data: { order: 91 } });
  await dialog.getByRole('button', { name: hr.admin.form.save }).click();
  await expect(dialog).toBeHidden();
  expect(await (await api.get(`/api/partners/${id}`)).json()).toMatchObject({
    name: 'Susjedska zadruga',
    order: 91,
  });
  await api.delete(`/api/partners/${id}`);
});

test('A conflict in one form does not appear in the next', async ({ page, api }) => {
  const [first, second] = await Promise.all(
    ['Prvo druženje', 'Drugo druženje'].map(async (title) =>
      (await api.post('/api/events', { data: { ...event, title } })).json(),
    ),
  );
  await page.goto(`/admin/events/${first.id}`);
  const dialog = page.getByRole('dialog');
  const alert = dialog.getByRole('alert').filter({ hasText: t.conflict });
  await dialog.getByLabel(t.location, { exact: true }).fill('Knin');
  await api.patch(`/api/events/${first.id}`, { data: { location: 'Drniš' } });
  await dialog.getByRole('button', { name: hr.admin.form.save }).click();
  await expect(alert).toBeVisible();
  await dialog.getByRole('button', { name: hr.admin.form.cancel }).click();
  await expect(dialog).toBeHidden();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Drugo druženje' })
    .getByRole('link', { name: startingWith(hr.admin.events.edit) })
    .click();
  await dialog.getByLabel(t.location, { exact: true }).fill('Skradin');
  await expect(alert).toBeHidden();
  await dialog.getByRole('button', { name: hr.admin.form.save }).click();
  await expect(dialog).toBeHidden();
  const found = await (await api.get(`/api/events/${second.id}`)).json();
  expect(found.location).toBe('Skradin');
  await Promise.all([first, second].map(({ id }) => api.delete(`/api/events/${id}`)));
});

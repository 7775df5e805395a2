import { confirmDeletion, dismissUndo } from '../setup/deletions';
import { expect, test } from '../setup/signed-in';
import { en, filled, hr, startingWith } from '../setup/texts';

test('What visitors saw is deleted after a question, and restored from the bin', async ({
  page,
  api,
  checkAccessibility,
}) => {
  const texts = hr.admin.trash;
  const title = `Šetnja ${Date.now().toString(36)}`;
  const data = {
    title,
    titleEn: `A walk ${title}`,
    slug: `setnja-${Date.now().toString(36)}`,
    description: 'Šećemo uz more.',
    descriptionEn: 'We walk by the sea.',
    location: 'Šibenik',
    locationEn: 'Šibenik',
    eventDate: '2031-05-04T08:00:00.000Z',
  };
  const created = await api.post('/api/events', { data });
  expect(created.ok(), await created.text()).toBe(true);
  const { id, slug } = await created.json();

  await page.goto(`/admin/events/${id}`);
  const form = page.getByRole('dialog', { name: hr.admin.events.editTitle });
  await form.getByRole('button', { name: hr.ra.action.delete }).click();
  const question = page.getByRole('dialog', {
    name: filled(hr.admin.form.deletion.title, { name: title }),
  });
  await expect(question.getByText(hr.admin.form.deletion.text)).toBeVisible();
  await checkAccessibility(page);
  await question.getByRole('button', { name: hr.admin.form.cancel }).click();
  await expect(form.getByRole('button', { name: hr.ra.action.delete })).toBeFocused();
  await form.getByRole('button', { name: hr.ra.action.delete }).click();
  await confirmDeletion(page);
  await dismissUndo(page);
  await expect.poll(async () => (await api.get(`/api/events/${id}`)).status()).toBe(404);

  await page.getByRole('link', { name: texts.title, exact: true }).click();
  await page.getByPlaceholder(texts.search).fill(title);
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Događaj');
  await checkAccessibility(page);
  await row.getByRole('button', { name: startingWith(texts.restore) }).click();
  await expect(page.getByText(filled(texts.toast.restored, { name: title }))).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await api.get(`/events/${slug}`)).status()).toBe(200);
  await api.delete(`/api/events/${id}`);
});

test.describe('On a phone, in English, by keyboard', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('an item of the bin is deleted for good, and the bin is emptied', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const texts = en.admin.trash;
    const name = `Udruga Levant ${Date.now().toString(36)}`;
    for (const ending of ['1', '2']) {
      const partner = { name: `${name} ${ending}`, order: 97 };
      const { id } = await (await api.post('/api/partners', { data: partner })).json();
      await api.delete(`/api/partners/${id}`);
    }
    await page.goto('/admin/trash?lang=en');
    const row = page.getByRole('listitem').filter({ hasText: `${name} 2` });
    await expect(row).toBeVisible();
    await checkAccessibility(page);
    await row.getByRole('button', { name: startingWith(texts.remove) }).press('Enter');
    const question = page.getByRole('dialog', {
      name: filled(texts.removal.title, { name: `${name} 2` }),
    });
    await expect(question.getByText(texts.removal.text)).toBeVisible();
    await question.getByRole('button', { name: en.ra.action.confirm }).press('Enter');
    await expect(page.getByText(texts.toast.removed, { exact: true })).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(page.getByText(`${name} 1`)).toBeVisible();

    await page.getByRole('button', { name: texts.emptying.do }).press('Enter');
    const emptying = page.getByRole('dialog', { name: texts.emptying.title });
    await emptying.getByRole('button', { name: texts.emptying.do }).press('Enter');
    await expect(page.getByText(texts.empty)).toBeVisible();
    expect(await (await api.get('/api/trash')).json()).toEqual([]);
  });
});

import type { APIRequestContext } from '@playwright/test';
import { confirmDeletion } from '../setup/deletions';
import { expect, test } from '../setup/signed-in';
import { en, hr, withAnyValues } from '../setup/texts';

/** Creates a message as the public form does; returns its id and a word that only it contains. */
async function createMessage(api: APIRequestContext, topic: string | null = null, language = 'hr') {
  const mark = `p${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
  const sent = await api.post(`/api/contact?lang=${language}`, {
    data: {
      name: `Ana ${mark}`,
      email: `${mark}@udruga.example`,
      subject: `Pitanje ${mark}`,
      message: 'Kada je radionica?\n\nHvala, Ana',
      gdprConsent: true,
      topic,
    },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  const { id } = await sent.json();
  return { id: Number(id), mark };
}

const texts = hr.admin.contact;
const { deletion } = hr.admin.form;
const { delete: remove, undo } = hr.ra.action;

test('A message is found, read, marked unread, answered and deleted', async ({ page, api }) => {
  test.slow();
  const { id, mark } = await createMessage(api, 'volunteer');
  const isRead = async () => (await (await api.get(`/api/contact/${id}`)).json()).isRead;

  await page.goto('/admin/contact');
  await page.getByPlaceholder(texts.search).fill(mark);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: mark });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(texts.states.new);
  await expect(row).toContainText(texts.topic.volunteer);
  await page.waitForURL(/filter=/);

  await row.getByRole('link').click();
  const pane = page.getByRole('article', { name: `Pitanje ${mark}` });
  await expect(pane).toContainText('Kada je radionica?');
  await expect(row).not.toContainText(texts.states.new);
  await expect.poll(isRead).toBe(true);

  const reply = await pane
    .getByRole('link', { name: texts.replies.byProgram })
    .getAttribute('href');
  expect(reply).toContain(`mailto:${mark}@udruga.example?subject=Re%3A%20Pitanje%20${mark}&body=`);
  expect(decodeURIComponent(reply ?? '')).toContain('> Kada je radionica?\r\n> \r\n> Hvala, Ana');

  await pane.getByRole('button', { name: texts.markUnread }).click();
  await expect(row).toContainText(texts.states.new);
  await expect.poll(isRead).toBe(false);

  await pane.getByRole('button', { name: remove }).click();
  const question = page.getByRole('dialog', { name: withAnyValues(deletion.title) });
  await expect(question).toContainText(`Pitanje ${mark}`);
  await expect(question).toContainText(deletion.toBin);
  await confirmDeletion(page);
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: undo }).click();
  await expect(row).toBeVisible();
  await row.getByRole('link').click();
  await pane.getByRole('button', { name: remove }).click();
  await confirmDeletion(page);
  await expect(row).toBeHidden();
  await expect.poll(async () => (await api.get(`/api/contact/${id}`)).status()).toBe(404);
});

test.describe('An answer', () => {
  test.use({ expectedErrors: [/412/] });

  test('is withdrawn, sent after a change, and refused after a colleague’s change', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const { id, mark } = await createMessage(api);
    const replies = async () => (await api.get(`/api/contact/${id}/replies`)).json();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/admin/contact/${id}`);
    const pane = page.getByRole('article', { name: `Pitanje ${mark}` });
    await pane.getByRole('button', { name: texts.replies.send }).click();
    await expect(pane.getByText(texts.replies.missing)).toBeVisible();
    await pane.getByRole('button', { name: texts.saved.title }).click();
    await page.getByRole('menuitem', { name: 'Volontiranje' }).click();
    const box = pane.getByLabel(texts.replies.text);
    await expect(box).toHaveValue(/^Dobar dan,/);
    await expect(box).toBeFocused();
    await pane.getByRole('button', { name: texts.replies.send }).click();
    await pane.getByRole('button', { name: texts.replies.withdraw }).click();
    await expect(box).toHaveValue(/^Dobar dan,/);
    await expect(box).toBeFocused();
    expect(await replies()).toEqual([]);

    await box.fill('Radionica je u petak.');
    await page.reload();
    await expect(box).toHaveValue('Radionica je u petak.');
    await pane.getByRole('button', { name: texts.replies.send }).click();
    await expect(pane.getByRole('list', { name: texts.replies.title })).toContainText(
      'Radionica je u petak.',
    );
    await expect(box).toHaveValue('');
    await expect(pane).toContainText(withAnyValues(texts.answered));
    expect(await replies()).toMatchObject([{ text: 'Radionica je u petak.', language: 'hr' }]);

    // Meanwhile a colleague writes a note.
    await api.patch(`/api/contact/${id}`, { data: { note: 'Javila se telefonom.' } });
    await box.fill('Još nešto.');
    await pane.getByRole('button', { name: texts.replies.send }).click();
    await expect(pane.getByRole('alert')).toContainText('odgovoreno');
    await expect(pane.getByLabel(texts.note.label)).toHaveValue('Javila se telefonom.');
    await expect(box).toHaveValue('Još nešto.');
    // The whole message, as targets cut off by its edge are too small for axe.
    await page.setViewportSize({ width: 1440, height: 1600 });
    await checkAccessibility(page);
    await api.delete(`/api/contact/${id}`);
  });
});

test('The English inbox is filtered by unread messages and by topic', async ({ page, api }) => {
  const english = en.admin.contact;
  const volunteer = await createMessage(api, 'volunteer', 'en');
  const project = await createMessage(api, 'project', 'en');
  await api.patch(`/api/contact/${project.id}`, { data: { isRead: true } });
  const rowOf = ({ mark }: { mark: string }) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: mark });

  await page.goto('/admin/contact');
  await page.getByRole('button', { name: /English/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: english.title })).toBeVisible();
  await expect(page.getByRole('main').getByText(withAnyValues(english.unread))).toBeVisible();
  await page.getByRole('combobox', { name: english.state }).click();
  await page
    .getByRole('option', { name: withAnyValues(`${english.filters.new} (%{count})`) })
    .click();
  await expect(rowOf(project)).toBeHidden();
  await expect(rowOf(volunteer)).toBeVisible();
  await page.getByRole('combobox', { name: english.topicLabel }).click();
  await page.getByRole('option', { name: english.topic.project }).click();
  await expect(rowOf(volunteer)).toBeHidden();

  await page.getByRole('combobox', { name: english.state }).click();
  await page.getByRole('option', { name: en.admin.filter.all }).click();
  await expect(rowOf(project)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: en.admin.export }).click();
  const stream = await (await download).createReadStream();
  let table = '';
  for await (const chunk of stream) table += String(chunk);
  expect(table).toContain(project.mark);
  expect(table).not.toContain(volunteer.mark);

  for (const { id } of [volunteer, project]) await api.delete(`/api/contact/${id}`);
});

test.describe('A deleted message', () => {
  test.use({ expectedErrors: [/404/] });

  test('is reported as missing', async ({ page }) => {
    await page.goto('/admin/contact/2000000000');
    await expect(page.getByText(hr.admin.contact.missing)).toBeVisible();
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('the list and the message are separate screens', async ({ page, api }) => {
    const { id, mark } = await createMessage(api);
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await page.goto('/admin/contact');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: mark });
    await expect(row).toBeVisible();
    expect(await tooWide()).toBeLessThanOrEqual(0);
    await row.getByRole('link').click();
    await expect(page.getByRole('article')).toContainText('Kada je radionica?');
    await expect(row).toBeHidden();
    expect(await tooWide()).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: hr.admin.contact.backToList }).click();
    await expect(row).toBeVisible();
    await api.delete(`/api/contact/${id}`);
  });

  test('a message is answered in English by keyboard alone', async ({
    page,
    api,
    checkAccessibility,
  }) => {
    const { id } = await createMessage(api, null, 'en');
    const english = en.admin.contact;
    await page.goto(`/admin/contact/${id}?lang=en`);
    await page.getByRole('button', { name: english.saved.title }).press('Enter');
    await page.getByRole('menuitem', { name: 'Razgovor i podrška' }).press('Enter');
    const box = page.getByLabel(english.replies.text);
    await expect(box).toBeFocused();
    await page.keyboard.type('Dear Ana, it is on Friday.');
    await page.getByRole('button', { name: english.replies.send }).press('Enter');
    await page.getByRole('button', { name: english.replies.withdraw }).press('Enter');
    await expect(box).toBeFocused();
    await expect(box).toHaveValue(/it is on Friday\./);
    await checkAccessibility(page);
    await api.delete(`/api/contact/${id}`);
  });
});

import type { APIRequestContext } from '@playwright/test';
import { contactEn } from '../../src/i18n/en/contact';
import { contactHr } from '../../src/i18n/hr/contact';
import { letDelete } from '../setup/deletions';
import { expect, test } from '../setup/signed-in';

/** Stores a message, as its writer's form would, and tells what it is found by. */
async function receive(api: APIRequestContext, topic: string | null = null, language = 'hr') {
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

const languages = {
  hr: { texts: contactHr.admin, remove: 'Obriši', undo: 'Poništi' },
  en: { texts: contactEn.admin, remove: 'Delete', undo: 'Undo' },
} as const;

for (const [language, { texts, remove, undo }] of Object.entries(languages)) {
  test(`A message is found, read, kept unread, answered and deleted (${language})`, async ({
    page,
    api,
  }) => {
    test.slow();
    const { id, mark } = await receive(api, 'volunteer');
    const isRead = async () => (await (await api.get(`/api/contact/${id}`)).json()).isRead;

    await page.goto(`/admin/contact?lang=${language}`);
    await page.getByPlaceholder(texts.search).fill(mark);
    const row = page.getByRole('listitem').filter({ hasText: mark });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(texts.new);
    await expect(row).toContainText(texts.topic.volunteer);
    await page.waitForURL(/filter=/);

    await row.getByRole('link').click();
    const pane = page.getByRole('article', { name: `Pitanje ${mark}` });
    await expect(pane).toContainText('Kada je radionica?');
    await expect(row).not.toContainText(texts.new);
    await expect.poll(isRead).toBe(true);

    const reply = await pane.getByRole('link', { name: texts.reply }).getAttribute('href');
    expect(reply).toContain(
      `mailto:${mark}@udruga.example?subject=Re%3A%20Pitanje%20${mark}&body=`,
    );
    expect(decodeURIComponent(reply ?? '')).toContain('> Kada je radionica?\r\n> \r\n> Hvala, Ana');

    await pane.getByRole('button', { name: texts.markUnread }).click();
    await expect(row).toContainText(texts.new);
    await expect.poll(isRead).toBe(false);

    await pane.getByRole('button', { name: remove }).click();
    await expect(row).toBeHidden();
    await page.getByRole('button', { name: undo }).click();
    await expect(row).toBeVisible();
    await row.getByRole('link').click();
    await pane.getByRole('button', { name: remove }).click();
    await expect(row).toBeHidden();
    await letDelete(page);
    await expect.poll(async () => (await api.get(`/api/contact/${id}`)).status()).toBe(404);
  });
}

test('The inbox speaks English and narrows to unread messages and a topic', async ({
  page,
  api,
}) => {
  const volunteer = await receive(api, 'volunteer', 'en');
  const project = await receive(api, 'project', 'en');
  await api.patch(`/api/contact/${project.id}`, { data: { isRead: true } });
  const rowOf = ({ mark }: { mark: string }) =>
    page.getByRole('listitem').filter({ hasText: mark });

  await page.goto('/admin/contact');
  await page.getByRole('button', { name: /English/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(page.getByText(/^\d+ unread messages?$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Read or not' }).click();
  await page.getByRole('option', { name: 'Unread' }).click();
  await expect(rowOf(project)).toBeHidden();
  await expect(rowOf(volunteer)).toBeVisible();
  await page.getByRole('combobox', { name: 'Topic' }).click();
  await page.getByRole('option', { name: 'Project' }).click();
  await expect(rowOf(volunteer)).toBeHidden();

  await page.getByRole('combobox', { name: 'Read or not' }).click();
  await page.getByRole('option', { name: 'All' }).click();
  await expect(rowOf(project)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const stream = await (await download).createReadStream();
  let table = '';
  for await (const chunk of stream) table += String(chunk);
  expect(table).toContain(project.mark);
  expect(table).not.toContain(volunteer.mark);

  for (const { id } of [volunteer, project]) await api.delete(`/api/contact/${id}`);
});

test.describe('A message that is gone', () => {
  test.use({ expectedErrors: [/404/] });

  test('is said to be gone', async ({ page }) => {
    await page.goto('/admin/contact/2000000000');
    await expect(page.getByText('Ove poruke više nema.')).toBeVisible();
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } });

  test('the list and the message are two screens', async ({ page, api }) => {
    const { id, mark } = await receive(api);
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await page.goto('/admin/contact');
    const row = page.getByRole('listitem').filter({ hasText: mark });
    await expect(row).toBeVisible();
    expect(await tooWide()).toBeLessThanOrEqual(0);
    await row.getByRole('link').click();
    await expect(page.getByRole('article')).toContainText('Kada je radionica?');
    await expect(row).toBeHidden();
    expect(await tooWide()).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: 'Natrag na poruke' }).click();
    await expect(row).toBeVisible();
    await api.delete(`/api/contact/${id}`);
  });
});

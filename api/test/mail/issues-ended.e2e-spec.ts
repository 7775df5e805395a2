import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { IssueSendingService } from '../../src/newsletter/issues/issue-sending.service.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer } from '../setup/mail/mail-server.js';
import { waitFor } from '../setup/wait-for.js';
import { createConfirmedSubscriber, issueRequests, TEXT, TITLES } from './issue-requests.js';

const server = new MailServer();
let test: MailApp;
let api: ReturnType<typeof issueRequests>;
beforeAll(async () => {
  test = await startMailApp({ SMTP_URL: await server.start() });
  api = issueRequests(test);
});
beforeEach(async () => {
  await test.dataSource.query('DELETE FROM newsletters');
});
afterEach(() => {
  server.clear();
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

const progressOf = async (id: number) => (await api.get(`/${id}`)).body.progress;

it('the rest of a paused issue can be given up, and who got it is counted exactly', async () => {
  for (let count = 0; count < 6; count += 1) await createConfirmedSubscriber(test);
  const release = server.pauseNext(2);
  const id = await api.createDraft();
  await api.post(`/${id}/send`).expect(200);
  await waitFor(
    async () => (await progressOf(id)).waiting === 6 && server.received.length >= 2,
    'two mails to be received',
  );
  await api.post(`/${id}/cancel`).expect(409);
  await api.post(`/${id}/pause`).expect(200);
  const { body } = await api.post(`/${id}/cancel`).expect(200);
  expect(body).toMatchObject({
    state: 'cancelled',
    progress: { recipients: 6, waiting: 2, delivered: 0, cancelled: 4, withdrawn: 0 },
  });
  release();
  await waitFor(async () => (await progressOf(id)).delivered === 2, 'two deliveries');
  await test.app.get(IssueSendingService).startAndRecover();
  expect((await api.get(`/${id}`)).body).toMatchObject({
    state: 'cancelled',
    progress: { recipients: 6, waiting: 0, delivered: 2, cancelled: 4 },
  });
  expect(server.accepted).toHaveLength(2);
  for (const action of ['resume', 'send', 'pause', 'cancel']) {
    await api.post(`/${id}/${action}`).expect(409);
  }
  await test.asAdmin('delete', `/api/issues/${id}`).expect(409);
});

it('giving up counts those whose mails were not queued yet, and a mail that returns to the queue', async () => {
  for (let count = 0; count < 3; count += 1) await createConfirmedSubscriber(test);
  const id = await api.createDraft();
  await test.dataSource.query(
    `UPDATE newsletter_issues SET state = 'paused', started_at = now(), content = '{}' WHERE id = $1`,
    [id],
  );
  const subscriber = await createConfirmedSubscriber(test);
  const mail = await test.queue({ to: subscriber.email });
  await test.waitForState(mail.id, 'sent');
  const setState = (state: string) =>
    test.dataSource.query(
      `UPDATE mails SET state = $2, held = true, text = 'a', html = 'a' WHERE id = $1`,
      [mail.id, state],
    );
  await setState('sending');
  await test.dataSource.query('INSERT INTO newsletter_deliveries VALUES ($1, $2, $3)', [
    id,
    subscriber.id,
    mail.id,
  ]);
  expect((await api.post(`/${id}/cancel`).expect(200)).body.progress).toMatchObject({
    recipients: 4,
    waiting: 1,
    cancelled: 3,
  });
  await setState('queued');
  await test.app.get(IssueSendingService).startAndRecover();
  expect(await progressOf(id)).toMatchObject({ recipients: 4, waiting: 0, cancelled: 4 });
});

it('a sent issue is read again as it was sent, and copied to a draft with what is still public', async () => {
  await createConfirmedSubscriber(test);
  const [kept, removed] = [
    await createBlogPost(test.dataSource),
    await createBlogPost(test.dataSource, { title: 'Kameni most' }),
  ];
  const event = await createEvent(test.dataSource);
  const items = { postIds: [removed.id, kept.id], eventIds: [event.id] };
  const id = await api.createDraft({ ...TEXT, ...items });
  await api.post(`/${id}/send`).expect(200);
  await api.waitUntilSent(id);
  await test.asAdmin('patch', `/api/blog/${removed.id}`, { isPublished: false }).expect(200);

  const { text: html } = await api.get(`/${id}/preview/hr`).expect(200);
  expect(html).toContain('Kameni most');
  const { body: copy } = await api.post(`/${id}/copy`).expect(200);
  expect(copy).toMatchObject({
    ...TITLES,
    ...TEXT,
    state: 'draft',
    postIds: [kept.id],
    eventIds: [event.id],
  });
  expect(copy.id).not.toBe(id);
  await api.post('/2000000000/copy').expect(404);
});

it('has a paragraph for each line of its text, as posts have', async () => {
  const id = await api.createDraft({ text: 'Dragi,\nvidimo se.', textEn: 'Dear,\nsee you.' });
  const { text: html } = await api.get(`/${id}/preview/hr`).expect(200);
  expect(html).toMatch(/>Dragi,<\/p>\s*<p[^>]*>vidimo se\.<\/p>/);
});

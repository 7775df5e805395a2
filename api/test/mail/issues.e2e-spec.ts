import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IssueSendingService } from '../../src/newsletter/issues/issue-sending.service.js';
import { hashOfEmail } from '../../src/newsletter/newsletter-tokens.js';
import { DEFAULT_SETTINGS } from '../../src/settings/default-settings.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { manageToken, uniqueEmail } from '../factories/newsletter.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer } from '../setup/mail/mail-server.js';
import { waitFor } from '../setup/wait-for.js';
import { createConfirmedSubscriber, issueRequests, TEXT, TITLES } from './issue-requests.js';

describe('an issue of the newsletter without a mail server', () => {
  it('is written to files and not counted as delivered', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'issues-'));
    const test = await startMailApp({ DATA_DIR: dataDir });
    try {
      const api = issueRequests(test);
      const subscribers = [
        await createConfirmedSubscriber(test),
        await createConfirmedSubscriber(test),
      ];
      const id = await api.createDraft();
      await api.post(`/${id}/send`).expect(200);
      const written = await waitFor(async () => {
        const { body } = await api.get(`/${id}`);
        return body.state === 'written' && body;
      }, 'the issue to be written');
      const progress = { recipients: 2, waiting: 0, delivered: 0, written: 2 };
      expect(written).toMatchObject({ progress });
      for (const { email } of subscribers) {
        const { body } = await test.asAdmin('get', `/api/mails?recipient=${email}`).expect(200);
        expect(body).toEqual([expect.objectContaining({ state: 'written', sentAt: null })]);
      }
      await api.post(`/${id}/pause`).expect(409);
      // The result of an issue is available after its mails are deleted.
      await test.dataSource.query('DELETE FROM mails');
      expect((await api.get(`/${id}`)).body).toMatchObject({ state: 'written', progress });
    } finally {
      await test.close();
      await rm(dataDir, { recursive: true });
    }
  });
});

describe('an issue of the newsletter', () => {
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

  it('is sent to each confirmed subscriber once, in their language, with their unsubscribe link', async () => {
    const croatian = await createConfirmedSubscriber(test);
    const english = await createConfirmedSubscriber(test, { language: 'en' });
    const others = [
      await createConfirmedSubscriber(test, { confirmedAt: null }),
      await createConfirmedSubscriber(test, { isActive: false }),
    ];
    const suppressed = await createConfirmedSubscriber(test, {
      email: `Odjavljena-${uniqueEmail()}`,
    });
    await test.dataSource.query('INSERT INTO newsletter_suppressions (address_hash) VALUES ($1)', [
      hashOfEmail(suppressed.email),
    ]);
    const post = await createBlogPost(test.dataSource, {
      title: 'Kameni most',
      titleEn: 'A bridge',
    });
    const event = await createEvent(test.dataSource);
    const id = await api.createDraft({ ...TEXT, postIds: [post.id], eventIds: [event.id] });
    expect((await api.get(`/${id}`)).body).toMatchObject({
      state: 'draft',
      progress: { recipients: 2, waiting: 0, delivered: 0 },
    });
    await api.post(`/${id}/send`).expect(200);
    expect(await api.waitUntilSent(id)).toMatchObject({
      progress: { recipients: 2, waiting: 0, delivered: 2, failed: 0, uncertain: 0 },
    });

    for (const [subscriber, sender, title, text, postTitle] of [
      [croatian, DEFAULT_SETTINGS.name, 'Vijesti u svibnju', 'čeka nas svibanj.', post.title],
      [english, DEFAULT_SETTINGS.nameEn, 'News in May', 'May awaits.', post.titleEn],
    ] as const) {
      const [mail, ...more] = server.acceptedFor(subscriber.email);
      expect(more).toEqual([]);
      const token = await manageToken(test.dataSource, subscriber);
      expect(mail?.mail.subject).toBe(title);
      expect(mail?.mail.from?.name).toBe(sender);
      const [content = '', foot = ''] = mail?.mail.html?.split('class="foot"') ?? [];
      expect(content).not.toContain('/newsletter/unsubscribe');
      expect(foot).toContain('/newsletter/unsubscribe');
      expect(foot).toContain('/newsletter/preferences');
      for (const words of [text, postTitle]) expect(mail?.mail.html).toContain(words);
      expect(mail?.mail.text).toContain(`token=${token}`);
      expect(mail?.mail.text).toContain(`/events/${event.slug}`);
      expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
      const header = mail?.mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
      expect(header).toContain(`/newsletter/unsubscribe?`);
      expect(header).toContain(`token=${token}`);
    }
    for (const { email } of [...others, suppressed]) expect(server.acceptedFor(email)).toEqual([]);

    await api.post(`/${id}/send`).expect(409);
    await test.asAdmin('patch', `/api/issues/${id}`, TITLES).expect(409);
    await test.asAdmin('delete', `/api/issues/${id}`).expect(409);
    await test.app.get(IssueSendingService).startAndRecover();
    await test.dataSource.query('DELETE FROM mails');
    expect((await api.get(`/${id}`)).body).toMatchObject({
      state: 'sent',
      progress: { recipients: 2, delivered: 2 },
    });
  });

  it('can be previewed and mailed to one address without being sent to subscribers', async () => {
    const subscriber = await createConfirmedSubscriber(test);
    const id = await api.createDraft();
    for (const [requested, language, text] of [
      ['hr', 'hr', 'čeka nas svibanj.'],
      ['en', 'en', 'May awaits.'],
      // An unknown language falls back to the default one.
      ['de', 'hr', 'čeka nas svibanj.'],
    ]) {
      const preview = await api.get(`/${id}/preview/${requested}`).expect(200);
      expect(preview.type).toBe('text/html');
      expect(preview.headers['content-security-policy']).toContain('sandbox');
      expect(preview.text).toContain(text);
      expect(preview.text).toContain(`<html lang="${language}"`);
    }
    const to = uniqueEmail();
    await api.post(`/${id}/test`, { email: to, language: 'en' }).expect(200);
    const { mail, raw } = await server.waitForMail(to);
    expect(mail.subject).toBe('News in May');
    expect(raw).not.toMatch(/^List-Unsubscribe/m);
    expect(raw).not.toContain(await manageToken(test.dataSource, subscriber));

    expect(server.acceptedFor(subscriber.email)).toEqual([]);
    expect((await api.get(`/${id}`)).body.state).toBe('draft');
  });

  it('is sent in both languages or neither, with only public posts and events', async () => {
    const refused = async (fields: object) =>
      Object.keys((await api.post('', { ...TITLES, ...fields }).expect(400)).body.errors);
    for (const [field, missing] of [
      ['text', 'textEn'],
      ['textEn', 'text'],
    ] as const) {
      const { body: draft } = await api.post('', { ...TITLES, [field]: 'Jedan jezik' }).expect(201);
      const { body } = await api.post(`/${draft.id}/send`).expect(400);
      expect(Object.keys(body.errors)).toEqual([missing]);
    }
    expect(await refused({ postIds: [2_000_000_000] })).toEqual(['postIds']);
    expect(await refused({ eventIds: [2_000_000_000] })).toEqual(['eventIds']);
    expect(await refused({ eventIds: [1, 1] })).toEqual(['eventIds']);
    const id = await api.createDraft({});
    await createConfirmedSubscriber(test);
    expect((await api.post(`/${id}/send`).expect(409)).body.detail).toMatch(/prazan/);
    await test.asAdmin('patch', `/api/issues/${id}`, TEXT).expect(200);
    await test.dataSource.query('DELETE FROM newsletters');
    expect((await api.post(`/${id}/send`).expect(409)).body.detail).toMatch(/Nema nijednog/);
  });

  it('is sent at its scheduled time, and can be unscheduled before', async () => {
    const { email } = await createConfirmedSubscriber(test);
    const id = await api.createDraft();
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    const scheduled = await api.post(`/${id}/send`, { sendAt }).expect(200);
    expect(scheduled.body).toMatchObject({ state: 'scheduled', sendAt });
    await test.app.get(IssueSendingService).startAndRecover();
    expect((await api.get(`/${id}`)).body.state).toBe('scheduled');
    expect((await api.post(`/${id}/unschedule`).expect(200)).body).toMatchObject({
      state: 'draft',
      sendAt: null,
    });
    await api.post(`/${id}/unschedule`).expect(409);

    await api.post(`/${id}/send`, { sendAt }).expect(200);
    await test.dataSource.query('UPDATE newsletter_issues SET send_at = now() WHERE id = $1', [id]);
    await test.app.get(IssueSendingService).startAndRecover();
    await api.waitUntilSent(id);
    expect(server.acceptedFor(email)).toHaveLength(1);
  });

  it('is not reported as sent while its mails are queued between two counts', async () => {
    const { id: subscriberId } = await createConfirmedSubscriber(test);
    const id = await api.createDraft();
    await test.dataSource.query(
      `UPDATE newsletter_issues SET state = 'sending', started_at = now(), content = '{}' WHERE id = $1`,
      [id],
    );
    const runner = test.dataSource.createQueryRunner();
    await runner.startTransaction();
    // Only the count of the remaining recipients reads this table, after the count of mails.
    await runner.query('LOCK TABLE newsletter_suppressions IN ACCESS EXCLUSIVE MODE');
    const answer = api.get(`/${id}`).then(({ body }) => body);
    await waitFor(async () => {
      const waiting = await runner.query('SELECT 1 FROM pg_locks WHERE NOT granted');
      return waiting.length > 0;
    }, 'the second count to wait');
    const mail = await test.queue({ to: uniqueEmail() });
    await runner.query(
      'INSERT INTO newsletter_deliveries (issue_id, newsletter_id, mail_id) VALUES ($1, $2, $3)',
      [id, subscriberId, mail.id],
    );
    await runner.commitTransaction();
    await runner.release();
    expect(await answer).toMatchObject({
      state: 'sending',
      progress: { recipients: 1, waiting: 1 },
    });
    await test.dataSource.query('DELETE FROM newsletter_issues WHERE id = $1', [id]);
    await test.waitForState(mail.id, 'sent');
  });

  it('stops when it is paused, and continues where it stopped', async () => {
    const subscribers = [];
    for (let count = 0; count < 12; count += 1)
      subscribers.push(await createConfirmedSubscriber(test));
    const resume = server.pauseNext(2);
    const id = await api.createDraft();
    await api.post(`/${id}/send`).expect(200);
    await waitFor(async () => {
      const { body } = await api.get(`/${id}`);
      return body.progress.waiting === 12 && server.received.length >= 2;
    }, 'two mails to be received');
    expect((await api.post(`/${id}/pause`).expect(200)).body.state).toBe('paused');
    resume();
    await waitFor(
      async () => (await api.get(`/${id}`)).body.progress.delivered === 2,
      'two deliveries',
    );
    // A mail that is queued later is sent although these wait.
    const other = await test.queue({ to: uniqueEmail() });
    await test.waitForState(other.id, 'sent');
    await test.app.get(IssueSendingService).startAndRecover();
    expect((await api.get(`/${id}`)).body).toMatchObject({
      state: 'paused',
      progress: { recipients: 12, waiting: 10, delivered: 2 },
    });
    const [unsubscribed] = subscribers.filter(
      ({ email }) => server.acceptedFor(email).length === 0,
    );
    const token = unsubscribed && (await manageToken(test.dataSource, unsubscribed));
    await test.anonymous.post('/api/newsletter/unsubscribe').send({ token }).expect(200);

    expect((await api.post(`/${id}/resume`).expect(200)).body.state).toBe('sending');
    expect(await api.waitUntilSent(id)).toMatchObject({
      progress: { recipients: 12, delivered: 11, withdrawn: 1 },
    });
    for (const subscriber of subscribers) {
      expect(server.acceptedFor(subscriber.email)).toHaveLength(
        subscriber === unsubscribed ? 0 : 1,
      );
    }
    await api.post(`/${id}/pause`).expect(409);
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IssueSendingService } from '../../src/newsletter/issues/issue-sending.service.js';
import { hashOfEmail } from '../../src/newsletter/newsletter-tokens.js';
import { DEFAULT_SETTINGS } from '../../src/settings/default-settings.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { manageToken, uniqueEmail } from '../factories/newsletter.factory.js';
import { createProject } from '../factories/project.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer } from '../setup/mail/mail-server.js';
import { waitForLocks } from '../setup/wait-for-locks.js';
import { waitFor } from '../setup/wait-for.js';
import { createConfirmedSubscriber, issueRequests, TEXT, TITLES } from './issue-requests.js';

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
  const issue = async (id: number) => (await api.get(`/${id}`).expect(200)).body;
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
      await createConfirmedSubscriber(test, { email: `Odjavljena-${uniqueEmail()}` }),
    ];
    await test.dataSource.query('INSERT INTO newsletter_suppressions (address_hash) VALUES ($1)', [
      hashOfEmail(others[2]?.email ?? ''),
    ]);
    const post = await createBlogPost(test.dataSource, {
      title: 'Kameni most',
      titleEn: 'A bridge',
    });
    const event = await createEvent(test.dataSource);
    const id = await api.createDraft({ ...TEXT, postIds: [post.id], eventIds: [event.id] });
    expect(await issue(id)).toMatchObject({
      state: 'draft',
      progress: { recipients: 2, waiting: 0, delivered: 0 },
    });
    await api.send(id);
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
      for (const words of [text, postTitle]) expect(mail?.mail.html).toContain(words);
      expect(mail?.mail.text).toContain(`token=${token}`);
      expect(mail?.mail.text).toContain(`/events/${event.slug}`);
      expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
      const header = mail?.mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
      expect(header).toMatch(new RegExp(`/newsletter/unsubscribe\\?.*token=${token}`));
    }
    for (const { email } of others) expect(server.acceptedFor(email)).toEqual([]);

    await api.post(`/${id}/send`).expect(409);
    await test.asAdmin('patch', `/api/issues/${id}`, TITLES).expect(409);
    await test.asAdmin('delete', `/api/issues/${id}`).expect(409);
    await test.app.get(IssueSendingService).startAndRecover();
    for (const { email } of [croatian, english]) expect(server.acceptedFor(email)).toHaveLength(1);
  });

  it('is sent in both languages or neither, with only public posts and events', async () => {
    await createConfirmedSubscriber(test, { language: 'en' });
    const refused = async (fields: object) =>
      Object.keys((await api.post('', { ...TITLES, ...fields }).expect(400)).body.errors);
    for (const [field, missing] of [
      ['text', 'textEn'],
      ['textEn', 'text'],
    ] as const) {
      const { body: draft } = await api.post('', { ...TITLES, [field]: 'Jedan jezik' }).expect(201);
      const { body } = await api.post(`/${draft.id}/send`).expect(400);
      const message = expect.stringMatching(missing === 'text' ? /hrvatski/ : /na engleskom: \d+$/);
      expect(body.errors).toEqual({ [missing]: message });
      const { body: refusals } = await api.get(`/${draft.id}/refusals`).expect(200);
      expect(refusals).toEqual([{ field: missing, message }]);
    }
    expect(await refused({ postIds: [2_000_000_000] })).toEqual(['postIds']);
    expect(await refused({ eventIds: [2_000_000_000] })).toEqual(['eventIds']);
    expect(await refused({ projectId: 2_000_000_000 })).toEqual(['projectId']);
    const { id: projectId } = await createProject(test.dataSource, { euFunded: true });
    const id = await api.createDraft({ projectId });
    await createConfirmedSubscriber(test);
    expect((await api.post(`/${id}/send`).expect(409)).body.detail).toMatch(/prazan/);
    const { body: empty } = await api.get(`/${id}/refusals`).expect(200);
    expect(empty).toEqual([{ field: 'text', message: expect.stringMatching(/prazan/) }]);
    await test.asAdmin('patch', `/api/issues/${id}`, TEXT).expect(200);
    await test.dataSource.query('DELETE FROM newsletters');
    expect((await api.post(`/${id}/send`).expect(409)).body.detail).toMatch(/Nema nijednog/);
  });

  it('waits a minute, in which it can be called back', async () => {
    const { email } = await createConfirmedSubscriber(test);
    for (const earliest of [undefined, new Date(Date.now() + 5_000)]) {
      const id = await api.createDraft();
      const requested = Date.now();
      const { body } = await api.post(`/${id}/send`, { sendAt: earliest }).expect(200);
      expect(body.state).toBe('scheduled');
      expect(Date.parse(body.sendAt)).toBeGreaterThanOrEqual(requested + 60_000);
      const jobs = `SELECT FROM graphile_worker.jobs
        WHERE task_identifier = 'look_after_issues' AND run_at = $1`;
      expect(await test.dataSource.query(jobs, [body.sendAt])).toHaveLength(1);
      await test.app.get(IssueSendingService).startAndRecover();
      await api.post(`/${id}/unschedule`).expect(200);
    }
    expect(server.acceptedFor(email)).toEqual([]);
  });

  it('is sent at its scheduled time, and can be unscheduled before', async () => {
    const { email } = await createConfirmedSubscriber(test);
    const id = await api.createDraft();
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    const scheduled = await api.post(`/${id}/send`, { sendAt }).expect(200);
    expect(scheduled.body).toMatchObject({ state: 'scheduled', sendAt });
    await test.app.get(IssueSendingService).startAndRecover();
    expect((await issue(id)).state).toBe('scheduled');
    expect((await api.post(`/${id}/unschedule`).expect(200)).body).toMatchObject({
      state: 'draft',
      sendAt: null,
    });
    await api.post(`/${id}/unschedule`).expect(409);

    await api.send(id);
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
    await waitForLocks(test, 1);
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
    for (let count = 0; count < 6; count += 1)
      subscribers.push(await createConfirmedSubscriber(test));
    const resume = server.pauseNext(2);
    const id = await api.createDraft();
    await api.send(id);
    await waitFor(async () => {
      const { body } = await api.get(`/${id}`);
      return body.progress.waiting === 6 && server.received.length >= 2;
    }, 'two mails to be received');
    expect((await api.post(`/${id}/pause`).expect(200)).body.state).toBe('paused');
    resume();
    await waitFor(async () => (await issue(id)).progress.delivered === 2, 'two deliveries');
    // A mail that is queued later is sent although these wait.
    const other = await test.queue({ to: uniqueEmail() });
    await test.waitForState(other.id, 'sent');
    await test.app.get(IssueSendingService).startAndRecover();
    expect(await issue(id)).toMatchObject({
      state: 'paused',
      progress: { recipients: 6, waiting: 4, delivered: 2 },
    });
    const [unsubscribed] = subscribers.filter(
      ({ email }) => server.acceptedFor(email).length === 0,
    );
    const token = unsubscribed && (await manageToken(test.dataSource, unsubscribed));
    await test.anonymous.post('/api/newsletter/unsubscribe').send({ token }).expect(200);
    expect((await issue(id)).progress).toMatchObject({ waiting: 3, withdrawn: 1 });

    expect((await api.post(`/${id}/resume`).expect(200)).body.state).toBe('sending');
    expect(await api.waitUntilSent(id)).toMatchObject({
      progress: { recipients: 6, delivered: 5, withdrawn: 1 },
    });
    for (const subscriber of subscribers) {
      expect(server.acceptedFor(subscriber.email)).toHaveLength(
        subscriber === unsubscribed ? 0 : 1,
      );
    }
    await api.post(`/${id}/pause`).expect(409);
  });

  it('is given up when it is paused, and who got it is counted exactly', async () => {
    for (let count = 0; count < 6; count += 1) await createConfirmedSubscriber(test);
    const release = server.pauseNext(2);
    const id = await api.createDraft();
    await api.send(id);
    await waitFor(
      async () => (await issue(id)).progress.waiting === 6 && server.received.length >= 2,
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
    await waitFor(async () => (await issue(id)).progress.delivered === 2, 'two deliveries');
    await test.app.get(IssueSendingService).startAndRecover();
    expect(await issue(id)).toMatchObject({
      state: 'cancelled',
      progress: { recipients: 6, waiting: 0, delivered: 2, cancelled: 4 },
    });
    expect(server.accepted).toHaveLength(2);
    for (const action of ['resume', 'send', 'pause', 'cancel']) {
      await api.post(`/${id}/${action}`).expect(409);
    }
    await test.asAdmin('delete', `/api/issues/${id}`).expect(409);
  });

  it('is given up with those whose mails were not queued yet, and a mail that returns to the queue', async () => {
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
    expect((await issue(id)).progress).toMatchObject({ recipients: 4, waiting: 0, cancelled: 4 });
  });
});

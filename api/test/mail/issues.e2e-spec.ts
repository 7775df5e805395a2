import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { IssueSendingService } from '../../src/newsletter/issue-sending.service.js';
import { hashOfEmail } from '../../src/newsletter/newsletter-tokens.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { manageToken, someAddress } from '../factories/newsletter.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer } from '../setup/mail/mail-server.js';
import { until } from '../setup/until.js';
import { TEXT, TITLES, subscribe, calls } from './issue-calls.js';

describe('an issue of the newsletter without a mail server', () => {
  it('is written to files, and is not said to have been delivered', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'issues-'));
    const test = await startMailApp({ DATA_DIR: dataDir });
    try {
      const api = calls(test);
      const subscribers = [await subscribe(test), await subscribe(test)];
      const id = await api.draft();
      await api.post(`/${id}/send`).expect(200);
      const ended = await until(async () => {
        const { body } = await api.get(`/${id}`);
        return body.state === 'written' && body;
      }, 'the issue to be written');
      const progress = { recipients: 2, waiting: 0, delivered: 0, written: 2 };
      expect(ended).toMatchObject({ progress });
      for (const { email } of subscribers) {
        const { body } = await test.anonymous
          .get(`/api/mails?recipient=${email}`)
          .set(test.admin)
          .expect(200);
        expect(body).toEqual([expect.objectContaining({ state: 'written', sentAt: null })]);
      }
      await api.post(`/${id}/pause`).expect(409);
      // What became of an issue is known when its mails are not kept any more.
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
  let api: ReturnType<typeof calls>;
  beforeAll(async () => {
    test = await startMailApp({ SMTP_URL: await server.start() });
    api = calls(test);
  });
  beforeEach(async () => {
    await test.dataSource.query('DELETE FROM newsletters');
  });
  afterEach(() => {
    server.taken.splice(0);
    server.seen.splice(0);
  });
  afterAll(async () => {
    await test.close();
    await server.stop();
  });

  it('reaches each confirmed subscriber once, in their language, with their own way out', async () => {
    const croat = await subscribe(test);
    const english = await subscribe(test, { language: 'en' });
    const others = [
      await subscribe(test, { confirmedAt: null }),
      await subscribe(test, { isActive: false }),
    ];
    const suppressed = await subscribe(test, { email: `Odjavljena-${someAddress()}` });
    await test.dataSource.query('INSERT INTO newsletter_suppressions (address_hash) VALUES ($1)', [
      hashOfEmail(suppressed.email),
    ]);
    const post = await createBlogPost(test.dataSource, {
      title: 'Kameni most',
      titleEn: 'A bridge',
    });
    const event = await createEvent(test.dataSource);
    const id = await api.draft({ ...TEXT, postIds: [post.id], eventIds: [event.id] });
    expect((await api.get(`/${id}`)).body).toMatchObject({
      state: 'draft',
      progress: { recipients: 2, waiting: 0, delivered: 0 },
    });
    await api.post(`/${id}/send`).expect(200);
    expect(await api.ended(id)).toMatchObject({
      progress: { recipients: 2, waiting: 0, delivered: 2, failed: 0, uncertain: 0 },
    });

    for (const [reader, title, said, posted] of [
      [croat, 'Vijesti u svibnju', 'čeka nas svibanj.', post.title],
      [english, 'News in May', 'May awaits.', post.titleEn],
    ] as const) {
      const [mail, ...more] = server.for(reader.email);
      expect(more).toEqual([]);
      const token = await manageToken(test.dataSource, reader);
      expect(mail?.mail.subject).toBe(title);
      for (const words of [said, posted]) expect(mail?.mail.html).toContain(words);
      expect(mail?.mail.text).toContain(`token=${token}`);
      expect(mail?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
      const header = mail?.mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
      expect(header).toContain(`/newsletter/unsubscribe?`);
      expect(header).toContain(`token=${token}`);
    }
    for (const { email } of [...others, suppressed]) expect(server.for(email)).toEqual([]);

    await api.post(`/${id}/send`).expect(409);
    await test.anonymous.patch(`/api/issues/${id}`).set(test.admin).send(TITLES).expect(409);
    await test.anonymous.delete(`/api/issues/${id}`).set(test.admin).expect(409);
    await test.app.get(IssueSendingService).startAndRecover();
    await test.dataSource.query('DELETE FROM mails');
    expect((await api.get(`/${id}`)).body).toMatchObject({
      state: 'sent',
      progress: { recipients: 2, delivered: 2 },
    });
  });

  it('can be seen as it is mailed, and mailed to one address, without touching anybody’s subscription', async () => {
    const subscriber = await subscribe(test);
    const id = await api.draft();
    for (const [asked, language, said] of [
      ['hr', 'hr', 'čeka nas svibanj.'],
      ['en', 'en', 'May awaits.'],
      // A language in which nothing is written shows the one in which the site is.
      ['de', 'hr', 'čeka nas svibanj.'],
    ]) {
      const preview = await api.get(`/${id}/preview/${asked}`).expect(200);
      expect(preview.type).toBe('text/html');
      expect(preview.headers['content-security-policy']).toContain('sandbox');
      expect(preview.text).toContain(said);
      expect(preview.text).toContain(`<html lang="${language}"`);
    }
    const to = someAddress();
    await api.post(`/${id}/test`, { email: to, language: 'en' }).expect(200);
    const { mail, raw } = await server.received(to);
    expect(mail.subject).toBe('News in May');
    expect(raw).not.toMatch(/^List-Unsubscribe/m);
    expect(raw).not.toContain(await manageToken(test.dataSource, subscriber));

    expect(server.for(subscriber.email)).toEqual([]);
    expect((await api.get(`/${id}`)).body.state).toBe('draft');
  });

  it('is written in both languages or neither, and tells of what visitors can see', async () => {
    const refused = async (fields: object) =>
      Object.keys((await api.post('', { ...TITLES, ...fields }).expect(400)).body.errors);
    expect(await refused({ text: 'Samo hrvatski' })).toEqual(['textEn']);
    expect(await refused({ textEn: 'English only' })).toEqual(['text']);
    expect(await refused({ postIds: [2_000_000_000] })).toEqual(['postIds']);
    expect(await refused({ eventIds: [2_000_000_000] })).toEqual(['eventIds']);
    expect(await refused({ eventIds: [1, 1] })).toEqual(['eventIds']);
    const id = await api.draft({});
    await subscribe(test);
    expect((await api.post(`/${id}/send`).expect(409)).body.detail).toMatch(/prazan/);
    await test.anonymous.patch(`/api/issues/${id}`).set(test.admin).send(TEXT).expect(200);
    await test.dataSource.query('DELETE FROM newsletters');
    expect((await api.post(`/${id}/send`).expect(409)).body.detail).toMatch(/Nema nijednog/);
  });

  it('waits for its time, and can be called back until then', async () => {
    const { email } = await subscribe(test);
    const id = await api.draft();
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
    await api.ended(id);
    expect(server.for(email)).toHaveLength(1);
  });

  it('is not said to be sent while its mails are written between two counts', async () => {
    const { id: reader } = await subscribe(test);
    const id = await api.draft();
    await test.dataSource.query(
      `UPDATE newsletter_issues SET state = 'sending', started_at = now(), content = '{}' WHERE id = $1`,
      [id],
    );
    const writing = test.dataSource.createQueryRunner();
    await writing.startTransaction();
    // Only the count of those who still get it reads this table, after the mails were counted.
    await writing.query('LOCK TABLE newsletter_suppressions IN ACCESS EXCLUSIVE MODE');
    const answer = api.get(`/${id}`).then(({ body }) => body);
    await until(async () => {
      const waiting = await writing.query('SELECT 1 FROM pg_locks WHERE NOT granted');
      return waiting.length > 0;
    }, 'the second count to wait');
    const mail = await test.queue({ to: someAddress() });
    await writing.query(
      'INSERT INTO newsletter_deliveries (issue_id, newsletter_id, mail_id) VALUES ($1, $2, $3)',
      [id, reader, mail.id],
    );
    await writing.commitTransaction();
    await writing.release();
    expect(await answer).toMatchObject({
      state: 'sending',
      progress: { recipients: 1, waiting: 1 },
    });
    await test.dataSource.query('DELETE FROM newsletter_issues WHERE id = $1', [id]);
    await test.inState(mail.id, 'sent');
  });

  it('stops when it is paused, and goes on where it stopped', async () => {
    const readers = [];
    for (let count = 0; count < 12; count += 1) readers.push(await subscribe(test));
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    server.be({ wait: held }, { wait: held });
    const id = await api.draft();
    await api.post(`/${id}/send`).expect(200);
    await until(async () => {
      const { body } = await api.get(`/${id}`);
      return body.progress.waiting === 12 && server.seen.length >= 2;
    }, 'two mails to be under way');
    expect((await api.post(`/${id}/pause`).expect(200)).body.state).toBe('paused');
    letGo();
    await until(async () => (await api.get(`/${id}`)).body.progress.delivered === 2, 'two');
    // What is queued later is sent although these wait.
    const other = await test.queue({ to: someAddress() });
    await test.inState(other.id, 'sent');
    await test.app.get(IssueSendingService).startAndRecover();
    expect((await api.get(`/${id}`)).body).toMatchObject({
      state: 'paused',
      progress: { recipients: 12, waiting: 10, delivered: 2 },
    });
    const [leaver] = readers.filter(({ email }) => server.for(email).length === 0);
    const token = leaver && (await manageToken(test.dataSource, leaver));
    await test.anonymous.post('/api/newsletter/unsubscribe').send({ token }).expect(200);

    expect((await api.post(`/${id}/resume`).expect(200)).body.state).toBe('sending');
    expect(await api.ended(id)).toMatchObject({
      progress: { recipients: 12, delivered: 11, withdrawn: 1 },
    });
    for (const reader of readers) {
      expect(server.for(reader.email)).toHaveLength(reader === leaver ? 0 : 1);
    }
    await api.post(`/${id}/pause`).expect(409);
  });
});

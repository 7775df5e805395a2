import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Mail } from '../../src/mail/mail.entity.js';
import { Subscriber } from '../../src/newsletter/subscriber.entity.js';
import {
  createConfirmation,
  createSubscriber,
  manageToken,
  uniqueEmail,
} from '../factories/newsletter.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer } from '../setup/mail/mail-server.js';
import { tablesContaining } from '../setup/tables-containing.js';
import { uniqueIp } from '../setup/unique-ip.js';
import { waitForLocks } from '../setup/wait-for-locks.js';

const server = new MailServer();
let test: MailApp;
beforeAll(async () => {
  test = await startMailApp({
    SMTP_URL: await server.start(),
    PUBLIC_URL: 'https://udruga.example',
  });
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

const post = (path: string, body: object, language = 'hr') =>
  test.anonymous
    .post(`/api/newsletter/${path}?lang=${language}`)
    .set('X-Forwarded-For', uniqueIp())
    .send(body);
const stored = (email: string) => test.dataSource.getRepository(Subscriber).findOneBy({ email });
const mailsTo = (recipient: string) =>
  test.dataSource.getRepository(Mail).find({ where: { recipient }, order: { id: 'ASC' } });
/** The token in the link to a page of the newsletter. */
const tokenIn = (text: string | undefined, page: string): string =>
  new RegExp(`https://udruga\\.example/newsletter/${page}\\?\\S*token=([\\w-]+)`).exec(
    text ?? '',
  )?.[1] ?? '';
describe('subscribing', () => {
  it.each([
    ['hr', 'Potvrdite pretplatu na newsletter', 'Pretplaćeni ste na newsletter'],
    ['en', 'Confirm your newsletter subscription', 'You are subscribed to our newsletter'],
  ])('is confirmed by a link in a mail, in %s', async (language, subject, welcomeSubject) => {
    const email = uniqueEmail();
    await post('subscribe', { email }, language).expect(201);
    const { mail } = await server.waitForMail(email);
    expect(mail.subject).toBe(subject);
    expect(mail.html).toContain(`<html lang="${language}"`);
    expect(mail.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
    const token = tokenIn(mail.text, 'confirm');
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect((await stored(email))?.confirmedAt).toBeNull();
    const [sent] = await mailsTo(email);
    await test.waitForState(sent?.id ?? 0, 'sent');
    for (const table of ['mails', 'newsletters', 'newsletter_confirmations']) {
      const rows = await test.dataSource.query(`SELECT t::text FROM ${table} AS t`);
      expect(JSON.stringify(rows)).not.toContain(token);
    }

    await post('confirm', { token }, language).expect(200);
    expect(await stored(email)).toMatchObject({
      isActive: true,
      language,
      confirmedAt: expect.any(Date),
      consentVersion: '1',
      consentAt: expect.any(Date),
    });
    const [, welcome] = await mailsTo(email);
    await test.waitForState(welcome?.id ?? 0, 'sent');
    const welcomeMail = server.acceptedFor(email)[1]?.mail;
    expect(welcomeMail?.subject).toBe(welcomeSubject);
    const unsubscribeToken = tokenIn(welcomeMail?.text, 'unsubscribe');
    const header = (key: string) => welcomeMail?.headers.find((one) => one.key === key)?.value;
    const { searchParams } = new URL(header('list-unsubscribe')?.slice(1, -1) ?? '');
    expect(searchParams.get('token')).toBe(unsubscribeToken);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('repeatedly mails an address at most once a minute and three times a day', async () => {
    const email = uniqueEmail();
    const submit = () => post('subscribe', { email }).expect(201);
    await Promise.all([submit(), submit(), submit()]);
    expect(await mailsTo(email)).toHaveLength(1);
    for (let i = 0; i < 4; i += 1) {
      await test.dataSource.query(
        `UPDATE mails SET created_at = created_at - interval '2 minutes' WHERE recipient = $1`,
        [email],
      );
      await submit();
    }
    expect(await mailsTo(email)).toHaveLength(3);
  });

  it('mails a subscriber too, by the same statements, so that nothing reveals who is one', async () => {
    const known = await createSubscriber(test.dataSource, { confirmedAt: new Date() });
    const fresh = uniqueEmail();
    const logged = jest.spyOn(test.dataSource.logger, 'logQuery');
    const statements = async (email: string) => {
      logged.mockClear();
      await post('subscribe', { email }, 'en').expect(201);
      const calls = [...logged.mock.calls];
      const first = calls.findIndex(([sql]) => sql.includes('INSERT INTO newsletters AS known'));
      const runner = calls[first]?.[2];
      const transaction = calls.slice(first).flatMap(([sql, , by]) => (by === runner ? [sql] : []));
      return transaction.slice(0, transaction.indexOf('COMMIT') + 1);
    };
    try {
      const toNew = await statements(fresh);
      expect(toNew.filter((sql) => /INSERT INTO "?mails/.test(sql))).toHaveLength(1);
      expect(toNew).toContain('RELEASE SAVEPOINT before_mail');
      expect(await statements(known.email)).toEqual(toNew);
      for (const email of [fresh, known.email]) {
        expect(await statements(email)).toEqual(
          toNew.map((sql) => sql.replace('RELEASE SAVEPOINT', 'ROLLBACK TO SAVEPOINT')),
        );
        expect(await mailsTo(email)).toHaveLength(1);
      }
    } finally {
      logged.mockRestore();
    }
    const { mail } = await server.waitForMail(known.email);
    expect(mail.subject).toBe('Već ste pretplaćeni na newsletter');
    expect(tokenIn(mail.text, 'unsubscribe')).toBe(await manageToken(test.dataSource, known));
    expect(await stored(known.email)).toEqual(known);
  });
});

describe('a confirmation link', () => {
  it('works once', async () => {
    const subscriber = await createSubscriber(test.dataSource);
    const [one, other] = [
      await createConfirmation(test.dataSource, subscriber),
      await createConfirmation(test.dataSource, subscriber),
    ];
    const answers = await Promise.all([1, 2, 3].map(() => post('confirm', { token: one })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    // An old mail does not subscribe an email address again that has unsubscribed.
    const token = await manageToken(test.dataSource, subscriber);
    await post('unsubscribe', { token }).expect(200);
    for (const used of [one, other]) await post('confirm', { token: used }).expect(404);
    expect(await stored(subscriber.email)).toMatchObject({ isActive: false });
  });

  it('works for seven days', async () => {
    const email = uniqueEmail();
    await post('subscribe', { email }).expect(201);
    const token = tokenIn((await server.waitForMail(email)).mail.text, 'confirm');
    const advance = (interval: string) =>
      test.dataSource.query(
        `UPDATE newsletter_confirmations SET expires_at = expires_at - $2::interval
         WHERE newsletter_id = (SELECT id FROM newsletters WHERE email = $1)`,
        [email, interval],
      );
    await advance('6 days 23 hours');
    const [{ alive }] = await test.dataSource.query(
      `SELECT count(*)::integer AS alive FROM newsletter_confirmations
       WHERE expires_at BETWEEN now() AND now() + interval '1 hour'`,
    );
    expect(alive).toBe(1);
    await advance('1 hour 1 minute');
    await post('confirm', { token }).expect(404);
  });
});

describe('a subscriber', () => {
  it('reads and changes the language and unsubscribes repeatedly, without a session', async () => {
    const subscriber = await createSubscriber(test.dataSource, { confirmedAt: new Date() });
    const token = await manageToken(test.dataSource, subscriber);
    const { email } = subscriber;
    const read = async () => (await post('preferences', { token }).expect(200)).body;
    expect(await read()).toEqual({ email, language: 'hr', isActive: true });
    await post('preferences/language', { token, language: 'en' }).expect(200);
    await post('unsubscribe', { token }).expect(200);
    await post('unsubscribe', { token }).expect(200);
    expect(await read()).toEqual({ email, language: 'en', isActive: false });
    for (const path of ['preferences', 'unsubscribe', 'preferences/erase', 'confirm']) {
      await post(path, { token: 'a'.repeat(64) }).expect(404);
    }
  });

  it('who has unsubscribed is not subscribed again by an administrator', async () => {
    const subscriber = await createSubscriber(test.dataSource, { confirmedAt: new Date() });
    await post('unsubscribe', { token: await manageToken(test.dataSource, subscriber) });
    const { id, email } = subscriber;
    const refused = await test
      .asAdmin('put', `/api/newsletter/${id}`, { isActive: true })
      .expect(409);
    expect(refused.body.errors.email).toMatch(/^Vlasnik ove adrese se odjavio/);
    await test.asAdmin('delete', `/api/newsletter/${id}`).expect(200);
    await test.asAdmin('post', '/api/newsletter', { email: email.toUpperCase() }).expect(409);
    expect(await mailsTo(email)).toEqual([]);

    // The owner may subscribe again by the form and a confirmation.
    await post('subscribe', { email }).expect(201);
    const token = tokenIn((await server.waitForMail(email)).mail.text, 'confirm');
    await post('confirm', { token }).expect(200);
    expect(await stored(email)).toMatchObject({ isActive: true, confirmedAt: expect.any(Date) });
  });

  it('who unsubscribes while an administrator activates the address stays unsubscribed', async () => {
    const subscriber = await createSubscriber(test.dataSource, { isActive: false });
    const token = await manageToken(test.dataSource, subscriber);
    const runner = test.dataSource.createQueryRunner();
    await runner.startTransaction();
    // The unsubscription is not remembered before the lock is released.
    await runner.query('LOCK TABLE newsletter_suppressions IN SHARE MODE');
    const unsubscribed = post('unsubscribe', { token }).then(({ status }) => status);
    await waitForLocks(test, 1);
    const path = `/api/newsletter/${subscriber.id}`;
    const activated = test.asAdmin('patch', path, { isActive: true }).then(({ status }) => status);
    await waitForLocks(test, 2);
    await runner.commitTransaction();
    await runner.release();
    expect(await Promise.all([unsubscribed, activated])).toEqual([200, 409]);
    expect((await stored(subscriber.email))?.isActive).toBe(false);
  });

  it('has all data deleted except a fingerprint', async () => {
    const subscriber = await createSubscriber(test.dataSource, { confirmedAt: new Date() });
    const { email } = subscriber;
    await post('subscribe', { email }).expect(201);
    const token = await manageToken(test.dataSource, subscriber);
    await post('preferences/erase', { token }).expect(200);
    expect(await tablesContaining(test.dataSource, email)).toEqual([]);
    await post('preferences', { token }).expect(404);
    const again = await test.asAdmin('post', '/api/newsletter', { email });
    expect(again.status).toBe(409);
  });
});

describe('an email address entered by an administrator', () => {
  it('is confirmed by mail, with which the owner’s consent is stored', async () => {
    const email = uniqueEmail();
    await test.asAdmin('post', '/api/newsletter', { email, language: 'en' });
    const { mail } = await server.waitForMail(email);
    expect(mail.subject).toBe('Confirm your newsletter subscription');
    expect(await stored(email)).toMatchObject({ consentVersion: null, consentAt: null });
    await post('confirm', { token: tokenIn(mail.text, 'confirm') }).expect(200);
    expect(await stored(email)).toMatchObject({ consentVersion: '1', consentAt: expect.any(Date) });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContactMessage } from '../../src/contact/contact-message.entity.js';
import { contactMessageBody, createContactMessage } from '../factories/contact-message.factory.js';
import { ageSubmissions } from '../setup/age-submissions.js';
import { refuseCommits } from '../setup/refuse-commits.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const send = (body: object, ip = uniqueIp(), language = 'hr') =>
  test.anonymous.post(`/api/contact?lang=${language}`).set('X-Forwarded-For', ip).send(body);
const rows = () => test.dataSource.getRepository(ContactMessage);
const SENT = {
  hr: 'Poruka je uspješno poslana. Odgovorit ćemo vam što prije.',
  en: 'Message sent successfully. We will respond to you as soon as possible.',
};

describe('sending a message', () => {
  it('stores it unread, with its language and the consent', async () => {
    const message = contactMessageBody({ topic: 'volunteer', isRead: true, id: 900 });
    const { body } = await send(message, uniqueIp(), 'en').expect(201);
    expect(body).toEqual({ message: SENT.en });
    expect(await rows().findOneByOrFail({ subject: message.subject })).toMatchObject({
      name: message.name,
      message: message.message,
      topic: 'volunteer',
      language: 'en',
      isRead: false,
      consentVersion: expect.stringMatching(/\S/),
      consentAt: expect.any(Date),
    });
  });

  it('twenty times in parallel stores it once, with the same answers', async () => {
    const message = contactMessageBody();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(message)));
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([201, { message: SENT.hr }]);
    }
    expect(await rows().countBy({ subject: message.subject })).toBe(1);
    await send({ ...message, message: 'Nešto drugo.' }).expect(201);
    expect(await rows().countBy({ subject: message.subject })).toBe(2);
  });

  it('again after ten minutes, or after its deletion, stores it again', async () => {
    const message = contactMessageBody();
    const { subject } = message;
    await send(message).expect(201);
    await ageSubmissions(test.dataSource, 599);
    await send(message).expect(201);
    expect(await rows().countBy({ subject })).toBe(1);
    await ageSubmissions(test.dataSource, 1);
    await send(message).expect(201);
    expect(await rows().countBy({ subject })).toBe(2);
    await rows().delete({ subject });
    await send(message).expect(201);
    expect(await rows().countBy({ subject })).toBe(1);
  });

  it('with a filled honeypot is refused in both languages, and nothing is stored', async () => {
    const message = contactMessageBody({ spare: 'https://drugdje.example' });
    for (const [lang, error] of [
      ['hr', 'ništa nije poslano'],
      ['en', 'nothing was sent'],
    ] as const) {
      const { body } = await send(message, uniqueIp(), lang).expect(400);
      expect(body.errors).toEqual({ spare: expect.stringContaining(error) });
    }
    expect(await rows().countBy({ subject: message.subject })).toBe(0);
  });

  it('with unknown fields such as a website stores it', async () => {
    const message = contactMessageBody({ website: 'https://ana.example', url: 'x', company: 'x' });
    expect((await send(message).expect(201)).body).toEqual({ message: SENT.hr });
    expect(await rows().countBy({ subject: message.subject })).toBe(1);
  });

  it('is refused the eleventh time in five minutes from one IP address', async () => {
    const ip = uniqueIp();
    for (let i = 0; i < 10; i += 1) await send(contactMessageBody(), ip).expect(201);
    const { body, headers } = await send(contactMessageBody(), ip).expect(429);
    expect(body.detail).toBe('Previše poruka u kratkom vremenu. Pokušajte ponovno malo kasnije.');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('that could not be stored is not counted', async () => {
    const ip = uniqueIp();
    await refuseCommits(test.dataSource, 'contact_messages', async () => {
      for (let i = 0; i < 11; i += 1) await send(contactMessageBody(), ip).expect(503);
    });
    for (let i = 0; i < 10; i += 1) await send(contactMessageBody(), ip).expect(201);
    await send(contactMessageBody(), ip).expect(429);
  });

  it('is answered 201 only after the commit', async () => {
    const message = contactMessageBody();
    await refuseCommits(test.dataSource, 'contact_messages', () => send(message).expect(503));
    expect(await rows().countBy({ subject: message.subject })).toBe(0);
  });
});

describe('an administrator', () => {
  const get = (path: string) => test.asAdmin('get', path);

  it('gets the row of a message that is entered, and the public answer from the form', async () => {
    const message = contactMessageBody();
    const byHand = await test.asAdmin('post', '/api/contact', message);
    expect([byHand.status, byHand.body]).toMatchObject([201, { subject: message.subject }]);
    const byForm = await test.asAdmin('post', '/api/contact', contactMessageBody({ spare: '' }));
    expect(byForm.body).toEqual({ message: SENT.hr });
  });

  it('filters messages, and marks one as read by a change only', async () => {
    const one = await createContactMessage(test.dataSource, {
      name: 'Đurđica Žic',
      email: 'zic@udruga.example',
      topic: 'partnership',
    });
    for (const filter of [
      { q: 'durdica zic' },
      { email: 'ZIC@udruga.example' },
      { topic: 'partnership' },
      { id: [one.id], isRead: false },
    ]) {
      const found = await get(
        `/api/contact?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      ).expect(200);
      expect(found.body.map(({ id }: ContactMessage) => id)).toEqual([one.id]);
    }
    const path = `/api/contact/${one.id}`;
    expect((await get(path).expect(200)).body.isRead).toBe(false);
    const read = await test.asAdmin('put', path, { isRead: true, name: 'X' });
    expect(read.body).toMatchObject({ isRead: true, name: one.name });
    await test.asAdmin('delete', path).expect(200);
    expect((await get(path).expect(404)).body.detail).toBe('Poruka ne postoji.');
  });

  it('exports all messages as CSV for Excel, in the language of the request', async () => {
    const made = await rows().count();
    await test.dataSource.query(`
      INSERT INTO contact_messages (name, email, subject, message, received_at)
      SELECT 'Ivo; "Ive"', 'ivo@udruga.example', '=1+1', E'prvi\\nredak', '2026-05-01T09:30:00Z'
      FROM generate_series(1, 1203)
    `);
    const { text, headers } = await get('/api/contact/export?lang=en').expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': expect.stringContaining('no-store'),
      'content-disposition': expect.stringMatching(
        /^attachment; filename=messages-\d{4}-\d{2}-\d{2}\.csv$/,
      ),
    });
    const lines = text.split('\r\n');
    expect(lines[0]?.startsWith('\ufeff"Number";"Received";"Name"')).toBe(true);
    expect(lines[1]).toContain(
      `;"2026-05-01 11:30:00";"Ivo; ""Ive""";"ivo@udruga.example";"'=1+1";"prvi\nredak";`,
    );
    expect(lines).toHaveLength(made + 1203 + 2);
    const some = await get('/api/contact/export?email=ivo@udruga.example').expect(200);
    expect(some.text.split('\r\n')).toHaveLength(1203 + 2);
    expect(some.text.startsWith('\ufeff"Broj";"Primljeno"')).toBe(true);
    await get('/api/contact/export?color=1&filter={"color":1}').expect(400);
    await test.anonymous.get('/api/contact/export').expect(401);
  });
});

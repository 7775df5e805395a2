import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Subscriber } from '../../src/newsletter/subscriber.entity.js';
import { createSubscriber, uniqueEmail } from '../factories/newsletter.factory.js';
import { refuseCommits } from '../setup/refuse-commits.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const subscribe = (body: object, ip = uniqueIp(), language = 'hr') =>
  test.anonymous
    .post(`/api/newsletter/subscribe?lang=${language}`)
    .set('X-Forwarded-For', ip)
    .send(body);
const stored = (email: string) => test.dataSource.getRepository(Subscriber).findOneBy({ email });

const THANKS = { message: 'Hvala vam što ste se pretplatili na naš newsletter!' };
const INVALID = {
  hr: 'Upišite ispravnu adresu e-pošte.',
  en: 'Please enter a valid email address.',
};

describe('subscribing', () => {
  it('stores the email address, active and unconfirmed, with the consent', async () => {
    const email = uniqueEmail();
    const { body } = await subscribe({ email }).expect(201);
    expect(body).toEqual(THANKS);
    expect(await stored(email)).toMatchObject({
      email,
      isActive: true,
      language: 'hr',
      consentVersion: expect.stringMatching(/\S/),
      consentAt: expect.any(Date),
      confirmedAt: null,
    });
  });

  it('answers in the language of the request, and stores it', async () => {
    const email = uniqueEmail();
    const { body } = await subscribe({ email }, uniqueIp(), 'en').expect(201);
    expect(body).toEqual({ message: 'Thank you for subscribing to our newsletter!' });
    expect(await stored(email)).toMatchObject({ language: 'en' });
  });

  it.each([
    undefined,
    null,
    '',
    '   ',
    'ana',
    'ana@',
    '@udruga.example',
    'ana@udruga',
    'a b@udruga.example',
    'ana@udruga.example, ivo@udruga.example',
    'Ana <ana@udruga.example>',
    'ana@udruga.example\nBcc: ivo@udruga.example',
    `ana@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example`,
    1,
    true,
    {},
    ['ana@udruga.example'],
  ])('refuses %j as an email address, in both languages', async (email) => {
    for (const language of ['hr', 'en'] as const) {
      const { body } = await subscribe({ email }, uniqueIp(), language).expect(400);
      expect(body).toMatchObject({
        detail: INVALID[language],
        errors: { email: INVALID[language] },
      });
    }
  });

  it('accepts an email address of at most 254 characters', async () => {
    const domain = ['a', 'b', 'c'].map((label) => label.repeat(59)).join('.');
    const longest = `${'x'.repeat(64)}@${domain}.example.hr`.slice(-254);
    expect(longest.length).toBe(254);
    await subscribe({ email: longest }).expect(201);
    await subscribe({ email: `y${longest}` }).expect(400);
  });

  it('stores an email address without spaces around, and its domain in lower case', async () => {
    const name = uniqueEmail().split('@')[0] ?? '';
    await subscribe({ email: `  Ana.${name}@UDRUGA.Example ` }).expect(201);
    expect(await stored(`Ana.${name}@udruga.example`)).toMatchObject({
      email: `Ana.${name}@udruga.example`,
    });
  });

  it('answers the same for a new, a known, a confirmed and an unsubscribed email address', async () => {
    const known = await createSubscriber(test.dataSource);
    const confirmed = await createSubscriber(test.dataSource, { confirmedAt: new Date() });
    const unsubscribed = await createSubscriber(test.dataSource, { isActive: false });
    const shown = ({ status, body, headers }: Awaited<ReturnType<typeof subscribe>>) => ({
      status,
      body,
      names: Object.keys(headers).sort(),
    });
    const fresh = shown(await subscribe({ email: uniqueEmail() }));
    expect(fresh).toMatchObject({ status: 201, body: THANKS });
    for (const { email } of [known, confirmed, unsubscribed]) {
      expect(shown(await subscribe({ email }))).toEqual(fresh);
    }
  });

  it('does not change a confirmed subscriber', async () => {
    const before = await createSubscriber(test.dataSource, {
      confirmedAt: new Date(),
      consentVersion: '0',
    });
    await subscribe({ email: before.email }, uniqueIp(), 'en').expect(201);
    expect(await stored(before.email)).toEqual(before);
  });

  it('activates an unsubscribed email address, to be confirmed again', async () => {
    const { email } = await createSubscriber(test.dataSource, {
      isActive: false,
      confirmedAt: new Date(),
    });
    await subscribe({ email }, uniqueIp(), 'en').expect(201);
    expect(await stored(email)).toMatchObject({
      isActive: true,
      confirmedAt: null,
      language: 'en',
      consentAt: expect.any(Date),
    });
  });

  it('stores one row for twenty parallel requests', async () => {
    const email = uniqueEmail();
    const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe({ email })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await test.dataSource.getRepository(Subscriber).countBy({ email })).toBe(1);
  });

  it('is answered 201 only after the commit', async () => {
    const email = uniqueEmail();
    const unsubscribed = await createSubscriber(test.dataSource, { isActive: false });
    await refuseCommits(test.dataSource, 'newsletters', async () => {
      await subscribe({ email }).expect(503);
      await subscribe({ email: unsubscribed.email }).expect(503);
    });
    expect(await stored(email)).toBeNull();
    expect(await stored(unsubscribed.email)).toEqual(unsubscribed);
    await subscribe({ email }).expect(201);
  });

  it('with a filled honeypot is refused, and nothing is stored', async () => {
    const email = uniqueEmail();
    for (const spare of ['https://drugdje.example', 'x'.repeat(5000), 1, ['x'], {}]) {
      const { body } = await subscribe({ email, spare }).expect(400);
      expect(Object.keys(body.errors)).toEqual(['spare']);
      expect(await stored(email)).toBeNull();
    }
    await subscribe({ email, spare: '' }).expect(201);
    expect(await stored(email)).not.toBeNull();
  });

  it('ignores fields other than the email address', async () => {
    const email = uniqueEmail();
    const confirmedAt = '2020-01-01T00:00:00Z';
    await subscribe({ email, id: 1, isActive: false, confirmedAt }).expect(201);
    expect(await stored(email)).toMatchObject({ isActive: true, confirmedAt: null });
  });

  it('is refused from other sites, and accepted from our own pages', async () => {
    const email = uniqueEmail();
    const from = (headers: object) => subscribe({ email }).set({ ...headers });
    await from({ Origin: 'https://drugdje.example' }).expect(403);
    await from({ 'Sec-Fetch-Site': 'cross-site' }).expect(403);
    await from({ Cookie: test.admin.Cookie }).expect(403);
    expect(await stored(email)).toBeNull();
    await from({ Origin: test.origin }).expect(201);
    await from({ 'Sec-Fetch-Site': 'same-origin' }).expect(201);
    await from(test.admin).expect(201);
  });

  it('is refused the eleventh time in a minute from one IP address', async () => {
    const ip = uniqueIp();
    for (let i = 0; i < 10; i += 1) await subscribe({ email: uniqueEmail() }, ip).expect(201);
    const email = uniqueEmail();
    const { body, headers } = await subscribe({ email }, ip).expect(429);
    expect(body.detail).toBe('Previše pokušaja pretplate. Pokušajte ponovno malo kasnije.');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    const english = await subscribe({ email }, ip, 'en').expect(429);
    expect(english.body.detail).toBe(
      'Too many subscription attempts. Please try again a little later.',
    );
    expect(await stored(email)).toBeNull();
    await subscribe({ email }).expect(201);
  });

  it('is counted in the database, for all processes together', async () => {
    const ip = uniqueIp();
    await subscribe({ email: uniqueEmail() }, ip).expect(201);
    const rows: unknown[] = await test.dataSource.query(
      'SELECT points FROM rate_limits WHERE key = $1',
      [`newsletter:${ip}`],
    );
    expect(rows).toEqual([{ points: 1 }]);
  });
});

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

describe('subscribing', () => {
  it('is refused with a filled honeypot', async () => {
    const email = uniqueEmail();
    const { body } = await subscribe({ email, spare: 'https://drugdje.example' }).expect(400);
    expect(Object.keys(body.errors)).toEqual(['spare']);
    expect(await stored(email)).toBeNull();
  });

  it('stores only an email address, without spaces around, and its domain in lower case', async () => {
    const name = uniqueEmail().split('@')[0] ?? '';
    const email = `  Ana.${name}@UDRUGA.Example `;
    const confirmedAt = '2020-01-01T00:00:00Z';
    await subscribe({ email, id: 1, isActive: false, confirmedAt }).expect(201);
    const row = await stored(`Ana.${name}@udruga.example`);
    expect(row).toMatchObject({ isActive: true, confirmedAt: null });
  });

  it('answers the same for a new, a known, a confirmed and an unsubscribed email address', async () => {
    const known = await createSubscriber(test.dataSource);
    const confirmed = await createSubscriber(test.dataSource, { confirmedAt: new Date() });
    const unsubscribed = await createSubscriber(test.dataSource, { isActive: false });
    const shown = async (email: string) => {
      const { status, body, headers } = await subscribe({ email });
      return { status, body, names: Object.keys(headers).sort() };
    };
    const fresh = await shown(uniqueEmail());
    expect(fresh).toMatchObject({ status: 201, body: { message: expect.any(String) } });
    for (const { email } of [known, confirmed, unsubscribed]) {
      expect(await shown(email)).toEqual(fresh);
    }
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
    const unsubscribed = await createSubscriber(test.dataSource, { isActive: false });
    await refuseCommits(test.dataSource, 'newsletters', () =>
      subscribe({ email: unsubscribed.email }).expect(503),
    );
    expect(await stored(unsubscribed.email)).toEqual(unsubscribed);
  });

  it('is refused the eleventh time in a minute from one IP address', async () => {
    const ip = uniqueIp();
    for (let i = 0; i < 10; i += 1) await subscribe({ email: uniqueEmail() }, ip).expect(201);
    const email = uniqueEmail();
    const { headers } = await subscribe({ email }, ip).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(await stored(email)).toBeNull();
    await subscribe({ email }).expect(201);
  });
});

describe('an administrator', () => {
  it('finds subscribers by their state, also those whose addresses the server refuses', async () => {
    const [stopped, refusedOnce] = [
      await createSubscriber(test.dataSource, { isActive: false }),
      await createSubscriber(test.dataSource, { language: 'en', confirmedAt: new Date() }),
    ];
    await test.dataSource.query(
      `INSERT INTO refused_addresses (email, refusals, stopped_at)
       VALUES (upper($1), 2, now()), ($2, 1, NULL)`,
      [stopped.email, refusedOnce.email],
    );
    const ids = [stopped.id, refusedOnce.id];
    for (const [filter, found] of [
      [{ q: stopped.email.toUpperCase().slice(0, 20) }, stopped],
      [{ isActive: false }, stopped],
      [{ confirmed: true }, refusedOnce],
      [{ language: 'en' }, refusedOnce],
      [{ stopped: true }, stopped],
      [{ stopped: false }, refusedOnce],
    ] as const) {
      const query = encodeURIComponent(JSON.stringify({ id: ids, ...filter }));
      const { body } = await test.asAdmin('get', `/api/newsletter?filter=${query}`).expect(200);
      expect(body).toMatchObject([{ id: found.id, isStopped: found === stopped }]);
    }
    const { body } = await test.asAdmin('get', `/api/newsletter/${stopped.id}`).expect(200);
    expect(body.isStopped).toBe(true);
  });

  it('adds a subscriber once, without a consent', async () => {
    const email = uniqueEmail();
    const given = { confirmedAt: '2020-01-01T00:00:00Z', consentVersion: '1' };
    const { body } = await test.asAdmin('post', '/api/newsletter', { email, ...given }).expect(201);
    expect(body).toMatchObject({ consentVersion: null, consentAt: null, confirmedAt: null });
    const again = await test.asAdmin('post', '/api/newsletter', { email }).expect(409);
    expect(again.body.errors).toEqual({ email: 'Ova je adresa već na popisu' });
  });

  it('changes only whether a subscriber is active', async () => {
    const { id, email } = await createSubscriber(test.dataSource);
    const change = { isActive: false, email: 'a@b.example', confirmedAt: '2020-01-01T00:00:00Z' };
    await test.asAdmin('patch', `/api/newsletter/${id}`, change).expect(200);
    expect(await stored(email)).toMatchObject({ isActive: false, confirmedAt: null });
  });

  it('exports the subscribers of a filter, in the language of the request', async () => {
    const subscribedAt = new Date('2026-07-01T10:00:00Z');
    const marked = uniqueEmail();
    const dates = { subscribedAt, consentVersion: '1', consentAt: subscribedAt };
    const email = `=1+1.${marked}`;
    const { id } = await createSubscriber(test.dataSource, { email, ...dates });
    await createSubscriber(test.dataSource, { email: `b.${marked}`, isActive: false });
    const { text, headers } = await test
      .asAdmin('get', `/api/newsletter/export?q=${marked}&isActive=true`)
      .expect(200);
    expect(headers['content-disposition']).toMatch(/filename=pretplatnici-[\d-]{10}\.csv$/);
    const day = '"2026-07-01 12:00:00"';
    expect(text.split('\r\n')).toEqual([
      '\ufeff"Broj";"E-pošta";"Pretplaćeno";"Aktivno";"Jezik";"Inačica privole";"Privola dana";"Potvrđeno"',
      `${id};"'=1+1.${marked}";${day};"da";"hr";"1";${day};`,
      '',
    ]);
    const english = await test.asAdmin('get', `/api/newsletter/export?q=${marked}&lang=en`);
    expect(english.text).toMatch(/^\ufeff"Number";"Email";[^]+"no";"hr"/);
  });
});

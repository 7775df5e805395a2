import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Subscriber } from '../../src/newsletter/subscriber.entity.js';
import { createSubscriber, uniqueEmail } from '../factories/newsletter.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
const stored = (email: string) => test.dataSource.getRepository(Subscriber).findOneBy({ email });

describe('an administrator', () => {
  it('lists subscribers, newest first, with filters', async () => {
    const subscribedAt = new Date(Date.now() + 60_000);
    const first = await createSubscriber(test.dataSource, { subscribedAt, language: 'en' });
    const second = await createSubscriber(test.dataSource, {
      subscribedAt: new Date(subscribedAt.getTime() + 1),
      isActive: false,
      confirmedAt: new Date(),
    });
    const { body, headers } = await test.asAdmin('get', '/api/newsletter?range=[0,1]').expect(200);
    expect(body).toMatchObject([{ email: second.email }, { email: first.email }]);
    expect(headers['content-range']).toMatch(/^newsletter 0-1\/\d+$/);

    const found = async (filter: object) => {
      const query = encodeURIComponent(JSON.stringify({ id: [first.id, second.id], ...filter }));
      const answer = await test.asAdmin('get', `/api/newsletter?filter=${query}`).expect(200);
      return answer.body.map(({ id }: Subscriber) => id);
    };
    expect(await found({ q: first.email.toUpperCase().slice(0, 20) })).toEqual([first.id]);
    expect(await found({ isActive: true })).toEqual([first.id]);
    expect(await found({ isActive: false })).toEqual([second.id]);
    expect(await found({ confirmed: true })).toEqual([second.id]);
    expect(await found({ confirmed: false })).toEqual([first.id]);
    expect(await found({ language: 'en' })).toEqual([first.id]);
  });

  it('sees and finds the addresses that the mail server refuses for good', async () => {
    const stopped = await createSubscriber(test.dataSource);
    const refusedOnce = await createSubscriber(test.dataSource);
    await test.dataSource.query(
      `INSERT INTO refused_addresses (email, refusals, stopped_at)
       VALUES (upper($1), 2, now()), ($2, 1, NULL)`,
      [stopped.email, refusedOnce.email],
    );
    const ids = [stopped.id, refusedOnce.id];
    const found = async (filter: object) => {
      const query = encodeURIComponent(JSON.stringify({ id: ids, ...filter }));
      const { body } = await test.asAdmin('get', `/api/newsletter?filter=${query}`).expect(200);
      return body.map(({ id, isStopped }: { id: number; isStopped: boolean }) => [id, isStopped]);
    };
    expect(await found({ stopped: true })).toEqual([[stopped.id, true]]);
    expect(await found({ stopped: false })).toEqual([[refusedOnce.id, false]]);
    const path = `/api/newsletter/${stopped.id}`;
    expect((await test.asAdmin('get', path).expect(200)).body.isStopped).toBe(true);
    expect((await test.asAdmin('delete', path).expect(200)).body.isStopped).toBe(true);
  });

  it('adds a subscriber, without a consent', async () => {
    const email = uniqueEmail();
    const { body } = await test
      .asAdmin('post', '/api/newsletter', {
        email: ` ${email.replace('udruga', 'UDRUGA')} `,
        language: 'en',
        confirmedAt: '2020-01-01T00:00:00Z',
        consentVersion: '1',
      })
      .expect(201);
    expect(body).toEqual({
      id: expect.any(Number),
      email,
      subscribedAt: expect.stringMatching(/Z$/),
      isActive: true,
      language: 'en',
      consentVersion: null,
      consentAt: null,
      confirmedAt: null,
      importId: null,
      askedAt: null,
      isStopped: false,
    });
    expect((await test.asAdmin('get', `/api/newsletter/${body.id}`).expect(200)).body).toEqual(
      body,
    );

    const again = await test.asAdmin('post', '/api/newsletter', { email }).expect(409);
    expect(again.body.errors).toEqual({ email: 'Ova je adresa već na popisu' });
    const english = await test.asAdmin('post', '/api/newsletter?lang=en', { email }).expect(409);
    expect(english.body.errors).toEqual({ email: 'This address is on the list already' });
  });

  it('exports the subscribers of a filter, in the language of the request', async () => {
    const subscribedAt = new Date('2026-07-01T10:00:00Z');
    const marked = uniqueEmail();
    const active = await createSubscriber(test.dataSource, {
      email: `=1+1.${marked}`,
      subscribedAt,
      consentVersion: '1',
      consentAt: subscribedAt,
    });
    const inactive = await createSubscriber(test.dataSource, {
      email: `b.${marked}`,
      isActive: false,
      language: 'en',
      subscribedAt,
      confirmedAt: new Date('2026-01-01T10:00:00Z'),
    });
    const file = (query: string) =>
      test.asAdmin('get', `/api/newsletter/export?${query}`).expect(200);

    const whole = await file(`q=${marked}`);
    expect(whole.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-language': 'hr',
      'content-disposition': expect.stringMatching(
        /^attachment; filename=pretplatnici-\d{4}-\d{2}-\d{2}\.csv$/,
      ),
    });
    const day = '"2026-07-01 12:00:00"';
    expect(whole.text.split('\r\n')).toEqual([
      '\ufeff"Broj";"E-pošta";"Pretplaćeno";"Aktivno";"Jezik";"Inačica privole";"Privola dana";"Potvrđeno"',
      `${inactive.id};"b.${marked}";${day};"ne";"en";;;"2026-01-01 11:00:00"`,
      `${active.id};"'=1+1.${marked}";${day};"da";"hr";"1";${day};`,
      '',
    ]);
    const english = await file(`q=${marked}&isActive=false&lang=en`);
    expect(english.text.split('\r\n')).toEqual([
      expect.stringMatching(/^\ufeff"Number";"Email";/),
      expect.stringContaining(`"b.${marked}";${day};"no";"en"`),
      '',
    ]);
    await test.anonymous.get('/api/newsletter/export').expect(401);
    await test.asAdmin('get', '/api/newsletter/export?colour=1&filter={"colour":1}').expect(400);
  });

  it('can only change whether a subscriber is active', async () => {
    const { id, email } = await createSubscriber(test.dataSource);
    for (const method of ['put', 'patch'] as const) {
      const path = `/api/newsletter/${id}`;
      const changed = await test.asAdmin(method, path, { isActive: false, email: 'a@b.example' });
      expect([changed.status, changed.body]).toMatchObject([200, { id, email, isActive: false }]);
      await test.asAdmin(method, path, {}).expect(200);
      const croatian = await test.asAdmin(method, path, { isActive: 'ne' }).expect(400);
      expect(croatian.body.errors).toEqual({ isActive: 'Vrijednost mora biti da ili ne' });
      const english = await test.asAdmin(method, `${path}?lang=en`, { isActive: null }).expect(400);
      expect(english.body.errors).toEqual({ isActive: 'The value must be yes or no' });
    }
  });

  it('reads and deletes a subscriber', async () => {
    const { id, email } = await createSubscriber(test.dataSource);
    const { body } = await test.asAdmin('get', `/api/newsletter/${id}`).expect(200);
    expect(Object.keys(body).sort()).toEqual([
      'askedAt',
      'confirmedAt',
      'consentAt',
      'consentVersion',
      'email',
      'id',
      'importId',
      'isActive',
      'isStopped',
      'language',
      'subscribedAt',
    ]);
    expect((await test.asAdmin('delete', `/api/newsletter/${id}`).expect(200)).body).toEqual(body);
    expect(await stored(email)).toBeNull();
    for (const method of ['get', 'put', 'patch', 'delete'] as const) {
      const answer = await test.asAdmin(method, `/api/newsletter/${id}`, {}).expect(404);
      expect(answer.body.detail).toBe('Pretplatnik ne postoji.');
    }
  });
});

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addressKey } from '../../src/addresses/address-key.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it.each([
  ' ANA@Udruga.EXAMPLE\t',
  'ana@s\u030Cibenik.example',
  'ŠIME@čćžšđ.xn--ibenik-9jb.hr',
  'ana@straße.example',
  'ana@почта.рф',
  'ana@3年b組金八先生.example',
  'ana@日本。example',
  'ana@ｕｄｒｕｇａ.example',
  'no address',
])('the database and the program make the same key of %j', async (address) => {
  const [row]: { key: string }[] = await test.dataSource.query('SELECT address_key($1) AS key', [
    address,
  ]);
  expect(row?.key).toBe(addressKey(address));
});

const kindsTo = async (address: string): Promise<string[]> => {
  const rows: { kind: string }[] = await test.dataSource.query(
    'SELECT kind FROM mails WHERE address_key(recipient) = address_key($1) ORDER BY id',
    [address],
  );
  return rows.map(({ kind }) => kind);
};

it('a mailbox is one subscriber, gets as many mails as one, and is erased in any spelling', async () => {
  const name = uniqueEmail().split('@')[0] ?? '';
  const first = `Ana.${name}@Šibenik.example`;
  const others = [`ana.${name}@xn--ibenik-9jb.example`, `ANA.${name}@s\u030CIBENIK.example`];
  const anonymous = (path: string, body: object) =>
    test.anonymous.post(path).set('X-Forwarded-For', uniqueIp()).send(body).expect(201);
  for (const email of [first, ...others]) await anonymous('/api/newsletter/subscribe', { email });
  for (const [index, donorEmail] of [first, ...others, first].entries()) {
    await anonymous('/api/donations', { amount: 10 + index, isAnonymous: false, donorEmail });
    const message = { name: 'Ana', subject: `Pitanje ${index}`, message: 'Kad ste otvoreni?' };
    await anonymous('/api/contact', { ...message, email: donorEmail, gdprConsent: true });
  }
  const list = (path: string, filter: object) =>
    test.asAdmin('get', `/api/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  for (const email of others) {
    expect((await list('newsletter', { email }).expect(200)).body).toHaveLength(1);
    expect((await list('donations', { email }).expect(200)).body).toHaveLength(4);
  }
  const kinds = await kindsTo(first);
  const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length;
  expect(count('newsletter-confirmation')).toBe(1);
  expect(count('donation-pledge')).toBe(3);
  expect(count('contact-receipt')).toBe(3);

  await test.asAdmin('post', '/api/privacy/erase', { email: others[0] }).expect(200);
  expect(await kindsTo(first)).toEqual([]);
  const { body } = await test.asAdmin('post', '/api/privacy/find', { email: first }).expect(200);
  expect(body.held.map(({ kind }: { kind: string }) => kind)).toEqual(['suppression']);
});

import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { emailKey } from '../../src/emails/email-key.js';
import { network } from '../../src/limits/rate-limit.js';
import { contactMessageBody } from '../factories/contact-message.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
beforeEach(() => test.dataSource.query('DELETE FROM mails; TRUNCATE rate_limits'));
afterAll(() => test.close());

interface Form {
  form: string;
  kind: string;
  path: string;
  body: (email: string) => object;
  perNetwork: number;
  perHour: number;
  /** The answer to a network that has used up its day. */
  status: number;
}

const FORMS: Form[] = [
  {
    form: 'newsletter',
    kind: 'newsletter-confirmation',
    path: '/api/newsletter/subscribe',
    body: (email) => ({ email }),
    perNetwork: 20,
    perHour: 200,
    status: 429,
  },
  {
    form: 'contact',
    kind: 'contact-receipt',
    path: '/api/contact',
    body: (email) => contactMessageBody({ email }),
    perNetwork: 50,
    perHour: 100,
    status: 201,
  },
  {
    form: 'donation',
    kind: 'donation-pledge',
    path: '/api/donations',
    body: (donorEmail) => ({ amount: 20, isAnonymous: false, donorEmail }),
    perNetwork: 50,
    perHour: 100,
    status: 201,
  },
];

/** Sends a form, and tells whether it caused a mail. */
async function isMailed({ kind, path, body }: Form, ip: string, status = 201): Promise<boolean> {
  const email = uniqueEmail();
  const sent = await test.anonymous.post(path).set('X-Forwarded-For', ip).send(body(email));
  expect(sent.status).toBe(status);
  const rows: unknown[] = await test.dataSource.query(
    'SELECT FROM mails WHERE kind = $1 AND recipient = $2',
    [kind, email],
  );
  return rows.length > 0;
}
/** What a network has asked for today. */
const ask = (form: string, key: string, points: number) =>
  test.dataSource.query(
    `INSERT INTO rate_limits (key, points, expire)
     VALUES ($1, $2, extract(epoch FROM now()) * 1000 + 60000)`,
    [`${form}-mails${key}`, points],
  );
const withheld = async (form: string) => {
  const [row] = await test.dataSource.query('SELECT points FROM rate_limits WHERE key = $1', [
    `withheld mails: ${form}`,
  ]);
  return row?.points ?? 0;
};

it.each(FORMS)('a network gets few mails of the form $form a day', async (form) => {
  const [busy, other] = [uniqueIp(), uniqueIp()];
  await ask(form.form, `:${busy}`, form.perNetwork - 1);
  expect(await isMailed(form, busy)).toBe(true);
  expect(await isMailed(form, busy, form.status)).toBe(false);
  expect(await isMailed(form, other)).toBe(true);
  expect(await withheld(form.form)).toBe(1);
});

it.each(FORMS)('newcomers keep a share of an hour’s mails of the form $form', async (form) => {
  const fill = (mails: number) =>
    test.dataSource.query(
      `INSERT INTO mails (message_id, kind, language, recipient, subject, text, state)
       SELECT gen_random_uuid(), $1, 'hr', n || '@drugdje.example', 'a', 'a', 'failed'
       FROM generate_series(1, $2::integer) AS n`,
      [form.kind, mails],
    );
  await fill((form.perHour * 3) / 4);
  const busy = uniqueIp();
  await ask(form.form, `:${busy}`, 2);
  expect(await isMailed(form, busy)).toBe(false);
  expect(await isMailed(form, uniqueIp())).toBe(true);
  // Whoever has a /48 has many networks of households.
  await ask(form.form, `-48:${network('2001:db8:77::', 48)}`, 2);
  expect(await isMailed(form, '2001:db8:77:1::1')).toBe(false);
  expect(await isMailed(form, '2001:db8:78:1::1')).toBe(true);
  expect(await withheld(form.form)).toBe(2);
  await fill(form.perHour / 4);
  expect(await isMailed(form, uniqueIp())).toBe(false);
});

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
  expect(row?.key).toBe(emailKey(address));
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

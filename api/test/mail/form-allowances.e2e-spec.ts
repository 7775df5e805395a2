import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
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

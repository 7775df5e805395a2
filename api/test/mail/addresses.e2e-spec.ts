import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { addressKey } from '../../src/addresses/address-key.js';
import { CompareAddressesByKey1795897813333 } from '../../src/database/migrations/mail/compare-addresses-by-key.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it.each([
  'ana@udruga.example',
  ' ANA@Udruga.EXAMPLE\t',
  'Ana@Šibenik.example',
  'ana@xn--ibenik-9jb.example',
  'ana@s\u030Cibenik.example',
  'ŠIME@čćžšđ.xn--ibenik-9jb.hr',
  'ana@straße.example',
  'ana@bücher.münchen.example',
  'ana@почта.рф',
  'ana@他们为什么不说中文.example',
  'ana@3年b組金八先生.example',
  'ana@日本。example',
  'ana@ｕｄｒｕｇａ.example',
  'no address',
  '',
])('the database and the program make the same key of %j', async (address) => {
  const [row]: { key: string }[] = await test.dataSource.query('SELECT address_key($1) AS key', [
    address,
  ]);
  expect(row?.key).toBe(addressKey(address));
});

/** Ana's address in one spelling, then in others. */
const spellingsOf = (name: string): [string, ...string[]] => [
  `Ana.${name}@Šibenik.example`,
  `ana.${name}@xn--ibenik-9jb.example`,
  `ANA.${name}@s\u030CIBENIK.example`,
];
const kindsTo = async (address: string): Promise<string[]> => {
  const rows: { kind: string }[] = await test.dataSource.query(
    'SELECT kind FROM mails WHERE address_key(recipient) = address_key($1) ORDER BY id',
    [address],
  );
  return rows.map(({ kind }) => kind);
};

it('a mailbox is one subscriber, gets as many mails as one, and is erased in any spelling', async () => {
  const [first, ...others] = spellingsOf(uniqueEmail().split('@')[0] ?? '');
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

it('two rows of one mailbox from before become one, unsubscribed if one of them was', async () => {
  const [one, other] = spellingsOf('dvaput');
  await test.dataSource.transaction(async (manager) => {
    const runner = manager.queryRunner;
    if (!runner) throw new Error('There is no transaction.');
    const migration = new CompareAddressesByKey1795897813333();
    await migration.down(runner);
    const ids: { id: number }[] = await manager.query(
      `INSERT INTO newsletters (email, is_active, confirmed_at)
       VALUES ($1, false, NULL), ($2, true, now()) RETURNING id`,
      [one, other],
    );
    const [issue]: { id: number }[] = await manager.query(
      `INSERT INTO newsletter_issues (title, title_en) VALUES ('Broj', 'Issue') RETURNING id`,
    );
    for (const { id } of ids) {
      await manager.query(
        'INSERT INTO newsletter_deliveries (issue_id, newsletter_id) VALUES ($1, $2)',
        [issue?.id, id],
      );
    }
    await manager.query(
      `INSERT INTO refused_addresses (email, refusals, stopped_at)
       VALUES ($1, 1, NULL), ($2, 2, now())`,
      [one, other],
    );
    await migration.up(runner);
    const same = 'address_key(email) = address_key($1)';
    expect(
      await manager.query(`SELECT id, email, is_active FROM newsletters WHERE ${same}`, [one]),
    ).toEqual([{ id: ids[1]?.id, email: other, is_active: false }]);
    expect(
      await manager.query(
        `SELECT stopped_at IS NOT NULL AS stopped FROM refused_addresses WHERE ${same}`,
        [one],
      ),
    ).toEqual([{ stopped: true }]);
    expect(
      await manager.query(
        'SELECT newsletter_id FROM newsletter_deliveries WHERE issue_id = $1 ORDER BY 1',
        [issue?.id],
      ),
    ).toEqual([{ newsletter_id: ids[1]?.id }, { newsletter_id: null }]);
  });
});

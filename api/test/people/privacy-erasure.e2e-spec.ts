import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContactMessage } from '../../src/contact/contact-message.entity.js';
import { Donation } from '../../src/donations/donation.entity.js';
import { Subscriber } from '../../src/newsletter/subscriber.entity.js';
import { PrivacyService } from '../../src/privacy/privacy.service.js';
import { createContactMessage } from '../factories/contact-message.factory.js';
import { createDonation } from '../factories/donation.factory.js';
import { createSubscriber, uniqueEmail } from '../factories/newsletter.factory.js';
import { personalDataRequests, textsOf } from '../setup/personal-data-requests.js';
import { tablesContaining } from '../setup/tables-containing.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { waitFor } from '../setup/wait-for.js';

// Jobs do not run: queued mails remain queued.
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const { request, createPersonWithData } = personalDataRequests(() => test);

describe('erasing an email address', () => {
  it('deletes it from all tables, except what accounting needs of received donations', async () => {
    const { email, upperCaseEmail, received } = await createPersonWithData();
    const other = await createPersonWithData();
    const tables = await tablesContaining(test.dataSource, email);
    expect(tables).toEqual(
      expect.arrayContaining(['contact_messages', 'donations', 'mails', 'newsletters']),
    );
    const { body } = await request('erase', upperCaseEmail.toLowerCase()).expect(200);
    expect(textsOf(body.done)).toEqual([
      '6 poruka e-pošte koje su čekale neće biti poslano',
      'Iz 1 primljene donacije obrisani su adresa i poruka; ostalo je ono što traži računovodstvo',
      'Iz popisa e-pošte obrisana je 1 poruka',
      'Obrisana je 1 donacija',
      'Obrisana je 1 pretplata na newsletter',
      'Obrisane su 2 poruke s obrasca',
    ]);
    expect(await tablesContaining(test.dataSource, email)).toEqual([]);
    const retained = await test.dataSource.manager.findOneByOrFail(Donation, { id: received.id });
    expect(retained).toMatchObject({
      amount: 120,
      currency: 'EUR',
      status: 'completed',
      reference: received.reference,
      donatedAt: received.donatedAt,
      receivedAt: received.receivedAt,
      donorName: 'Čitava Osoba',
      transactionId: received.transactionId,
      donorEmail: null,
      message: null,
      note: null,
      thankedAt: null,
      remindedAt: null,
    });
    expect(textsOf((await request('find', other.email)).body.held)).toHaveLength(4);
    expect(await tablesContaining(test.dataSource, other.email)).toEqual(tables);
  });

  it('a second time changes nothing', async () => {
    const { email } = await createPersonWithData();
    await request('erase', email).expect(200);
    const allRows = async () =>
      Promise.all(
        ['donations', 'erasures', 'mails', 'newsletter_suppressions', 'newsletter_deliveries'].map(
          (table) => test.dataSource.query(`SELECT * FROM ${table} ORDER BY 1`),
        ),
      );
    const before = await allRows();
    const { body } = await request('erase', email, 'en').expect(200);
    expect(body.done).toEqual([]);
    expect(textsOf(body.stays)).toEqual([
      '1 fingerprint of an address that is not sent the newsletter',
    ]);
    expect(await allRows()).toEqual(before);
  });

  it('three times in parallel erases once', async () => {
    const { email } = await createPersonWithData();
    const answers = await Promise.all([1, 2, 3].map(() => request('erase', email).expect(200)));
    expect(answers.filter(({ body }) => body.done.length > 0)).toHaveLength(1);
    expect(await tablesContaining(test.dataSource, email)).toEqual([]);
  });

  it('prevents administrators from adding the subscriber again', async () => {
    const { email } = await createSubscriber(test.dataSource, { confirmedAt: new Date() });
    await request('erase', email.toUpperCase()).expect(200);
    const { body } = await test.asAdmin('post', '/api/newsletter', { email }).expect(409);
    expect(body.errors.email).toMatch(/^Vlasnik ove adrese se odjavio/);
  });

  it('stores no fingerprint of a visitor without a subscription', async () => {
    const { email } = await createContactMessage(test.dataSource, { email: uniqueEmail() });
    const count = async () =>
      (await test.dataSource.query('SELECT count(*) AS n FROM newsletter_suppressions'))[0].n;
    const before = await count();
    await request('erase', email).expect(200);
    expect(await count()).toBe(before);
  });

  it('is recorded with its author, date and counts, and the email address only as a hash', async () => {
    const email = uniqueEmail();
    await createContactMessage(test.dataSource, { email });
    const ivana = await test.signIn({ role: 'admin', fullName: 'Ivana Marić' });
    await test.anonymous.post('/api/privacy/erase').set(ivana).send({ email }).expect(200);
    const { body } = await test.asAdmin('get', '/api/privacy').expect(200);
    expect(body.erasures[0]).toMatchObject({
      erasedBy: 'Ivana Marić',
      done: [{ kind: 'contact', count: 1, text: 'Obrisana je 1 poruka s obrasca' }],
    });
    expect(Date.now() - Date.parse(body.erasures[0].erasedAt)).toBeLessThan(60_000);
    const found = await request('find', email.toUpperCase(), 'en').expect(200);
    expect(found.body).toMatchObject({
      held: [],
      erasures: [
        { erasedBy: 'Ivana Marić', done: [{ text: '1 message from the form was deleted' }] },
      ],
    });
    expect((await request('find', uniqueEmail())).body.erasures).toEqual([]);
    const rows = await test.dataSource.query('SELECT address_hash AS hash FROM erasures');
    for (const unkeyed of [email, `erased ${email}`]) {
      const hash = createHash('sha256').update(unkeyed).digest('base64url');
      expect(JSON.stringify(rows)).not.toContain(hash);
    }
  });

  it('is rolled back completely when it fails', async () => {
    const { email } = await createPersonWithData();
    await test.dataSource.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
       CREATE TRIGGER refuse BEFORE DELETE ON mails EXECUTE FUNCTION refuse()`,
    );
    const erase = test.app.get(PrivacyService, { strict: false }).erase(email, 'Ana', 'hr');
    await expect(erase).rejects.toThrow('refused');
    await test.dataSource.query('DROP TRIGGER refuse ON mails; DROP FUNCTION refuse');
    const { manager } = test.dataSource;
    expect(await manager.countBy(ContactMessage, { email })).toBe(2);
    expect(await manager.countBy(Subscriber, { email })).toBe(1);
    await request('erase', email).expect(200);
    expect(await tablesContaining(test.dataSource, email)).toEqual([]);
  });

  it('waits for a transaction that mails the donor, so that no mail remains', async () => {
    const email = uniqueEmail();
    const donation = await createDonation(test.dataSource, { donorEmail: email });
    const writer = test.dataSource.createQueryRunner();
    await writer.startTransaction();
    await writer.query('SELECT 1 FROM donations WHERE id = $1 FOR UPDATE', [donation.id]);
    await writer.query(
      `INSERT INTO mails (message_id, kind, language, recipient, subject, text)
       VALUES ('<thanks@udruga.example>', 'donation-thanks', 'hr', $1, 'Hvala', 'Hvala.')`,
      [email],
    );
    const erased = request('erase', email).expect(200).then();
    const waiting = async () => {
      const [row] = await test.dataSource.query(
        `SELECT count(*)::integer AS n FROM pg_stat_activity
         WHERE wait_event_type = 'Lock' AND datname = current_database()`,
      );
      return row.n > 0;
    };
    try {
      await waitFor(waiting, 'the erasure to wait');
    } finally {
      await writer.commitTransaction();
      await writer.release();
    }
    await erased;
    expect(await tablesContaining(test.dataSource, email)).toEqual([]);
  });
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContactMessage } from '../../src/contact/contact-message.entity.js';
import { Donation } from '../../src/donations/donation.entity.js';
import { Mail } from '../../src/mail/mail.entity.js';
import { Subscriber } from '../../src/newsletter/subscriber.entity.js';
import { PrivacyService } from '../../src/privacy/privacy.service.js';
import { contactMessageBody, createContactMessage } from '../factories/contact-message.factory.js';
import { createDonation, donationBody } from '../factories/donation.factory.js';
import { createIssue } from '../factories/issue.factory.js';
import { createMail } from '../factories/mail.factory.js';
import { createSubscriber, uniqueEmail } from '../factories/newsletter.factory.js';
import { createTeamMember } from '../factories/team-member.factory.js';
import { createUser } from '../factories/user.factory.js';
import { tablesContaining } from '../setup/tables-containing.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { waitFor } from '../setup/wait-for.js';

// Without anybody who does jobs: mails that are queued stay so.
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let visitors = 0;
const visit = (path: string, body: object) =>
  test.anonymous
    .post(path)
    .set('X-Forwarded-For', `198.51.100.${(visitors += 1) % 250}`)
    .send(body)
    .expect(201);
const ask = (deed: 'find' | 'export' | 'erase', email: string, language = 'hr') =>
  test.anonymous.post(`/api/privacy/${deed}?lang=${language}`).set(test.admin).send({ email });
const textsOf = (list: { text: string }[]) => list.map(({ text }) => text).sort();

/** Somebody who did all that visitors can do, typing the address now so, now so. */
async function somebody() {
  const email = uniqueEmail().replace('pretplatnik', 'Čitava.Osoba');
  const loud = email.toUpperCase().replace(/@.*/, (domain) => domain.toLowerCase());
  await visit('/api/contact', contactMessageBody({ email, name: 'Čitava Osoba' }));
  await visit('/api/contact', contactMessageBody({ email: loud }));
  await visit('/api/newsletter/subscribe', { email: loud });
  await visit('/api/donations', donationBody({ donorEmail: email, spare: '' }));
  const received = await createDonation(test.dataSource, {
    donorEmail: loud,
    donorName: 'Čitava Osoba',
    status: 'completed',
    amount: 120,
    note: 'Javila se telefonom',
    receivedAt: new Date(),
    thankedAt: new Date(),
  });
  const subscriber = await test.dataSource.manager.findOneByOrFail(Subscriber, { email });
  const issue = await createIssue(test.dataSource, { title: 'Proljetni broj' });
  const failed = await createMail(test.dataSource, {
    recipient: loud,
    state: 'failed',
    serverAnswer: `550 <${loud}> No such user`,
  });
  await test.dataSource.query(
    'INSERT INTO newsletter_deliveries (issue_id, newsletter_id, mail_id) VALUES ($1, $2, $3)',
    [issue.id, subscriber.id, failed.id],
  );
  return { email, loud, received };
}

describe('what is kept about an address', () => {
  it('is counted in words, whatever the case of its letters', async () => {
    const { loud } = await somebody();
    const { body } = await ask('find', loud.toLowerCase()).expect(200);
    expect(textsOf(body.held)).toEqual([
      '1 pretplata na newsletter',
      '2 donacije',
      '2 poruke s obrasca',
      '7 poruka e-pošte',
    ]);
    const english = await ask('find', loud, 'en').expect(200);
    expect(textsOf(english.body.held)).toEqual([
      '1 newsletter subscription',
      '2 donations',
      '2 messages from the form',
      '7 emails',
    ]);
    expect(body.erasures).toEqual([]);
  });

  it('is nothing for one that nobody ever used', async () => {
    const { body } = await ask('find', uniqueEmail()).expect(200);
    expect(body).toEqual({ held: [], erasures: [] });
  });

  it('is handed over whole, in a file whose words are in the language asked for', async () => {
    const { email, loud, received } = await somebody();
    const { body, headers } = await ask('export', loud).expect(200);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename=osobni-podaci-\d{4}-\d\d-\d\d\.json$/,
    );
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body['Adresa e-pošte']).toBe(loud);
    expect(body['Poruke s obrasca']).toHaveLength(2);
    expect(body['Poruke s obrasca'][0]).toMatchObject({
      'Ime i prezime': 'Čitava Osoba',
      'E-pošta': email,
      Jezik: 'hrvatski',
      Poruka: 'Rado bih se uključila.\nKome da se javim?',
    });
    expect(body.Donacije.map((row: { Stanje: string }) => row.Stanje)).toEqual([
      'najavljena',
      'primljena',
    ]);
    expect(body.Donacije[1]).toMatchObject({
      'Poziv na broj': received.reference,
      Najavljeno: 120,
      Uplaćeno: 120,
      Bilješka: 'Javila se telefonom',
    });
    expect(body['Pretplata na newsletter'][0]).toMatchObject({
      'Poveznice za potvrdu': [expect.objectContaining({ Iskorištena: null })],
      'Brojevi newslettera': [
        { Naslov: 'Proljetni broj', 'Slanje započeto': null, Ishod: 'nije isporučen' },
      ],
    });
    const mails: Record<string, unknown>[] = body['Poruke e-pošte'];
    expect(mails).toHaveLength(7);
    const notification = mails.find((mail) => mail.Vrsta === 'contact-notification');
    expect(notification).toMatchObject({ 'Odgovor ide na': email, Stanje: 'čeka' });
    expect(notification?.Tekst).toContain('Rado bih se uključila.');
    const slip = mails.find((mail) => mail.Vrsta === 'donation-pledge');
    expect(slip?.Prilozi).toEqual([expect.objectContaining({ contentType: 'application/pdf' })]);

    const english = await ask('export', email, 'en').expect(200);
    expect(english.headers['content-disposition']).toContain('personal-data-');
    expect(Object.keys(english.body)).toEqual(
      expect.arrayContaining(['Messages from the form', 'Donations', 'Newsletter subscription']),
    );
    expect(english.body.Donations[1].Status).toBe('received');
  });

  it('is not told of the association’s own address, with which every message has to do', async () => {
    const { body: settings } = await test.anonymous.get('/api/settings/1').expect(200);
    await visit('/api/contact', contactMessageBody({ email: uniqueEmail() }));
    const mails = await test.dataSource.manager.count(Mail);
    for (const deed of ['find', 'export', 'erase'] as const) {
      const { body } = await ask(deed, settings.email.toUpperCase()).expect(400);
      expect(body.errors.email).toMatch(/^Ovo je adresa Udruge/);
    }
    expect(await test.dataSource.manager.count(Mail)).toBe(mails);
  });

  it('stays where it is not for this tool, and it is said why', async () => {
    const email = uniqueEmail();
    await createUser(test.dataSource, { email });
    await createTeamMember(test.dataSource, { email: email.toUpperCase() });
    const { body: before } = await ask('find', email).expect(200);
    const { body: erased } = await ask('erase', email).expect(200);
    expect(erased.done).toEqual([]);
    expect(erased.stays).toEqual(before.held);
    expect(textsOf(erased.stays)).toEqual(['1 korisnički račun', '1 osoba predstavljena u timu']);
    for (const { stays } of erased.stays) expect(stays).toMatch(/^Ostaje, jer .*zaslonu/);
  });
});

describe('erasing an address', () => {
  it('leaves it in no table, and of received donations what accounting needs', async () => {
    const { email, loud, received } = await somebody();
    const other = await somebody();
    const held = await tablesContaining(test.dataSource, email);
    expect(held).toEqual(
      expect.arrayContaining(['contact_messages', 'donations', 'mails', 'newsletters']),
    );
    const { body } = await ask('erase', loud.toLowerCase()).expect(200);
    expect(textsOf(body.done)).toEqual([
      '6 poruka e-pošte koje su čekale neće biti poslano',
      'Iz 1 primljene donacije obrisani su adresa i poruka; ostalo je ono što traži računovodstvo',
      'Iz popisa e-pošte obrisana je 1 poruka',
      'Obrisana je 1 donacija',
      'Obrisana je 1 pretplata na newsletter',
      'Obrisane su 2 poruke s obrasca',
    ]);
    expect(await tablesContaining(test.dataSource, email)).toEqual([]);
    const kept = await test.dataSource.manager.findOneByOrFail(Donation, { id: received.id });
    expect(kept).toMatchObject({
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
    expect(textsOf((await ask('find', other.email)).body.held)).toHaveLength(4);
    expect(await tablesContaining(test.dataSource, other.email)).toEqual(held);
  });

  it('a second time finds nothing and changes nothing', async () => {
    const { email } = await somebody();
    await ask('erase', email).expect(200);
    const everything = async () =>
      Promise.all(
        ['donations', 'erasures', 'mails', 'newsletter_suppressions', 'newsletter_deliveries'].map(
          (table) => test.dataSource.query(`SELECT * FROM ${table} ORDER BY 1`),
        ),
      );
    const before = await everything();
    const { body } = await ask('erase', email, 'en').expect(200);
    expect(body.done).toEqual([]);
    expect(textsOf(body.stays)).toEqual([
      '1 fingerprint of an address that is not sent the newsletter',
    ]);
    expect(await everything()).toEqual(before);
  });

  it('by several at once erases once', async () => {
    const { email } = await somebody();
    const answers = await Promise.all([1, 2, 3].map(() => ask('erase', email).expect(200)));
    expect(answers.filter(({ body }) => body.done.length > 0)).toHaveLength(1);
    expect(await tablesContaining(test.dataSource, email)).toEqual([]);
  });

  it('keeps a subscriber off the list when the list is put in again', async () => {
    const { email } = await createSubscriber(test.dataSource, { confirmedAt: new Date() });
    await ask('erase', email.toUpperCase()).expect(200);
    const { body } = await test.anonymous
      .post('/api/newsletter')
      .set(test.admin)
      .send({ email })
      .expect(409);
    expect(body.errors.email).toMatch(/^Vlasnik ove adrese se odjavio/);
  });

  it('keeps no fingerprint of somebody who never subscribed', async () => {
    const { email } = await createContactMessage(test.dataSource, { email: uniqueEmail() });
    const count = async () =>
      (await test.dataSource.query('SELECT count(*) AS n FROM newsletter_suppressions'))[0].n;
    const before = await count();
    await ask('erase', email).expect(200);
    expect(await count()).toBe(before);
  });

  it('is noted: who did it, when and how much, and only for who knows the address, whose', async () => {
    const email = uniqueEmail();
    await createContactMessage(test.dataSource, { email });
    const ivana = await test.signIn({ role: 'admin', fullName: 'Ivana Marić' });
    await test.anonymous.post('/api/privacy/erase').set(ivana).send({ email }).expect(200);
    const { body } = await test.anonymous.get('/api/privacy').set(test.admin).expect(200);
    expect(body.erasures[0]).toMatchObject({
      erasedBy: 'Ivana Marić',
      done: [{ kind: 'contact', count: 1, text: 'Obrisana je 1 poruka s obrasca' }],
    });
    expect(Date.now() - Date.parse(body.erasures[0].erasedAt)).toBeLessThan(60_000);
    const found = await ask('find', email.toUpperCase(), 'en').expect(200);
    expect(found.body).toMatchObject({
      held: [],
      erasures: [
        { erasedBy: 'Ivana Marić', done: [{ text: '1 message from the form was deleted' }] },
      ],
    });
    expect((await ask('find', uniqueEmail())).body.erasures).toEqual([]);
    const rows = await test.dataSource.query('SELECT address_hash AS hash FROM erasures');
    for (const unkeyed of [email, `erased ${email}`]) {
      const hash = createHash('sha256').update(unkeyed).digest('base64url');
      expect(JSON.stringify(rows)).not.toContain(hash);
    }
  });

  it('is all or nothing', async () => {
    const { email } = await somebody();
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
    await ask('erase', email).expect(200);
    expect(await tablesContaining(test.dataSource, email)).toEqual([]);
  });

  it('waits for whoever is writing to the donor, so that no mail follows', async () => {
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
    const erased = ask('erase', email).expect(200).then();
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

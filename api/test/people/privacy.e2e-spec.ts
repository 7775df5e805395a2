import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContactMessage } from '../../src/contact/contact-message.entity.js';
import { Donation } from '../../src/donations/donation.entity.js';
import { PersonalDataRegistry } from '../../src/personal-data/personal-data-registry.js';
import { NOT_PERSONAL } from '../../src/privacy/not-personal.js';
import { PrivacyService } from '../../src/privacy/privacy.service.js';
import { createContactMessage } from '../factories/contact-message.factory.js';
import { createDonation, createPledge } from '../factories/donation.factory.js';
import { createSubscriber, uniqueEmail } from '../factories/newsletter.factory.js';
import { createTeamMember } from '../factories/team-member.factory.js';
import { createUser } from '../factories/user.factory.js';
import { personalDataRequests, textsOf } from '../setup/personal-data-requests.js';
import { tablesContaining } from '../setup/tables-containing.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { waitForLocks } from '../setup/wait-for-locks.js';

// Jobs do not run: queued mails remain queued.
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const { request, createPersonWithData } = personalDataRequests(() => test);
const tablesOf = (email: string) => tablesContaining(test.dataSource, email);

/** Words in the names of columns that may contain personal data. */
const SUSPECT = new Set(
  `email mail name username author by donor payer person recipient reply sender phone
   street address ip iban message subject note text html body answer attachments token key
   password hash bio`.split(/\s+/),
);
const SUSPECT_TYPES = new Set(['citext', 'inet', 'cidr', 'macaddr']);

interface Column {
  table: string;
  column: string;
  type: string;
}

const columns = (): Promise<Column[]> =>
  test.dataSource.query(
    `SELECT table_name AS table, column_name AS column, udt_name AS type
     FROM information_schema.columns JOIN information_schema.tables
       USING (table_catalog, table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1, 2`,
  );

/** Types that contain no personal data, whatever the name of the column. */
const HARMLESS_TYPES = new Set(['timestamptz', 'bool']);

const isSuspect = ({ column, type }: Column) =>
  SUSPECT_TYPES.has(type) ||
  (!HARMLESS_TYPES.has(type) && column.split('_').some((word) => SUSPECT.has(word)));

function declaredColumns(): string[] {
  const lists = [
    ...test.app.get(PersonalDataRegistry, { strict: false }).all(),
    { columns: NOT_PERSONAL },
  ];
  return lists.flatMap(({ columns: tables }) =>
    Object.entries(tables).flatMap(([table, names]) => names.map((name) => `${table}.${name}`)),
  );
}

describe('the inventory of personal data', () => {
  it('contains every column with a suspicious name or type, and each once', async () => {
    const existing = await columns();
    const names = (some: Column[]) => some.map(({ table, column }) => `${table}.${column}`);
    const declared = declaredColumns();
    const suspect = existing.filter(isSuspect);
    expect(suspect.length).toBeGreaterThan(30);
    // Add it to a `*-personal-data.service.ts`, or to not-personal.ts with the reason.
    expect(names(suspect).filter((name) => !declared.includes(name))).toEqual([]);
    expect(declared.filter((name) => !names(existing).includes(name))).toEqual([]);
    expect(declared.filter((name, index) => declared.indexOf(name) !== index)).toEqual([]);
  });

  it('has texts for every kind of data that it can erase', () => {
    const kinds = test.app.get(PersonalDataRegistry, { strict: false }).all();
    for (const { kind, erase, stored, outcomes, title, find } of kinds) {
      if (erase) expect([kind, stored, outcomes, title, find]).not.toContain(undefined);
    }
  });
});

describe('the personal data of an email address', () => {
  it('is found by a part of a name, by an address and by a phone number', async () => {
    const { email } = await createPersonWithData();
    const search = (text: string) =>
      test.asAdmin('post', '/api/privacy/people', { text }).set('Accept-Language', 'hr');
    const { body } = await search('citava').expect(200);
    expect(body.people).toContainEqual({
      email: expect.stringMatching(new RegExp(`^${email}$`, 'i')),
      name: 'Čitava Osoba',
      where: expect.arrayContaining(['Poruke s obrasca']),
    });
    const byEmail = await search(email.slice(0, -4)).expect(200);
    expect(byEmail.body.people).toHaveLength(1);
    await test.dataSource.query(
      'UPDATE contact_messages SET message = $1 WHERE lower(email) = lower($2)',
      ['Nazovite me na 022/987-654.', email],
    );
    const byPhone = await search('+385 22 987 654').expect(200);
    expect(byPhone.body.people).toHaveLength(1);
  });

  it('is found, exported and erased in the bin, too', async () => {
    const name = `Neven ${uniqueEmail()}`;
    const [ofMessage, ofPledge] = [uniqueEmail(), uniqueEmail()];
    const message = await createContactMessage(test.dataSource, { name, email: ofMessage });
    const pledge = await createPledge(test.dataSource, {
      donorName: name,
      donorEmail: ofPledge.toUpperCase(),
    });
    await test.asAdmin('post', `/api/contact/${message.id}/replies`, { text: 'Dobar dan.' });
    await test.asAdmin('delete', `/api/contact/${message.id}`).expect(200);
    await test.asAdmin('delete', `/api/donations/${pledge.id}`).expect(200);
    const { body } = await test.asAdmin('post', '/api/privacy/people', { text: name });
    expect(body.people).toHaveLength(2);
    const kept = async (email: string) =>
      (await request('export', email).expect(200)).body['Stavke u košu'];
    expect(await kept(ofMessage)).toMatchObject([
      { Sadržaj: [{ 'Ime i prezime': name, Odgovori: [{ Odgovor: 'Dobar dan.' }] }] },
    ]);
    expect(await kept(ofPledge)).toMatchObject([
      { Sadržaj: [{ 'Poziv na broj': pledge.reference, Najavljeno: 50, Stanje: 'najavljena' }] },
    ]);
    for (const email of [ofMessage, ofPledge]) {
      await request('erase', email).expect(200);
      expect(await tablesOf(email)).toEqual([]);
    }
  });

  it('is exported completely, in the requested language', async () => {
    const { email, upperCaseEmail, received } = await createPersonWithData();
    const { body, headers } = await request('export', upperCaseEmail).expect(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename=osobni-podaci-/);
    expect(body['Poruke s obrasca']).toHaveLength(2);
    expect(body['Poruke s obrasca'][0]).toMatchObject({
      'Ime i prezime': 'Čitava Osoba',
      'E-pošta': email,
      Poruka: 'Rado bih se uključila.\nKome da se javim?',
    });
    expect(body.Donacije).toMatchObject([
      { Stanje: 'najavljena' },
      { 'Poziv na broj': received.reference, Bilješka: 'Javila se telefonom' },
    ]);
    expect(body['Pretplata na newsletter'][0]).toMatchObject({
      'Poveznice za potvrdu': [expect.objectContaining({ Iskorištena: null })],
      'Brojevi newslettera': [
        { Naslov: 'Proljetni broj', 'Slanje započeto': null, Ishod: 'nije isporučen' },
      ],
    });
    const mails: Record<string, unknown>[] = body['Poruke e-pošte'];
    expect(mails).toHaveLength(7);
    const notification = mails.find((mail) => mail.Vrsta === 'contact-notification');
    expect(notification?.Tekst).toContain('Rado bih se uključila.');
    const slip = mails.find((mail) => mail.Vrsta === 'donation-pledge');
    expect(slip?.Prilozi).toEqual([expect.objectContaining({ contentType: 'application/pdf' })]);

    const english = await request('export', email, 'en').expect(200);
    expect(english.body.Donations[1].Status).toBe('received');
    const page = await request('export', email).set('Accept', 'text/html').expect(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.text).toContain('<dd>Čitava Osoba</dd>');
  });

  it('is refused for the association’s own email address', async () => {
    const { body: settings } = await test.anonymous.get('/api/settings/1').expect(200);
    for (const action of ['find', 'export', 'erase'] as const) {
      const { body } = await request(action, settings.email.toUpperCase()).expect(400);
      expect(body.errors.email).toMatch(/^Ovo je adresa Udruge/);
    }
  });

  it('of accounts and the team remains after an erasure, with the reason', async () => {
    const email = uniqueEmail();
    await createUser(test.dataSource, { email });
    await createTeamMember(test.dataSource, { email: email.toUpperCase() });
    const { body: before } = await request('find', email).expect(200);
    const { body: erased } = await request('erase', email).expect(200);
    expect(erased).toEqual({ done: [], stays: before.held });
    expect(textsOf(erased.stays)).toEqual(['1 korisnički račun', '1 osoba predstavljena u timu']);
    for (const { stays } of erased.stays) expect(stays).toMatch(/^Ostaje, jer .*zaslonu/);
  });
});

describe('erasing an email address', () => {
  it('deletes it from all tables, except what accounting needs of received donations', async () => {
    const { email, upperCaseEmail, received } = await createPersonWithData();
    const other = await createPersonWithData();
    const tables = await tablesOf(email);
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
    expect(await tablesOf(email)).toEqual([]);
    const retained = await test.dataSource.manager.findOneByOrFail(Donation, { id: received.id });
    expect(retained).toEqual({
      ...received,
      donorEmail: null,
      message: null,
      note: null,
      thankedAt: null,
      version: expect.any(Number),
    });
    expect(await tablesOf(other.email)).toEqual(tables);
  });

  it('a second time, also at once, changes nothing', async () => {
    const { email } = await createPersonWithData();
    const answers = await Promise.all([1, 2, 3].map(() => request('erase', email).expect(200)));
    expect(answers.filter(({ body }) => body.done.length > 0)).toHaveLength(1);
    const tables = ['donations', 'erasures', 'mails', 'newsletter_suppressions'];
    const allRows = () =>
      Promise.all(
        tables.map((table) => test.dataSource.query(`SELECT * FROM ${table} ORDER BY 1`)),
      );
    const before = await allRows();
    const { body } = await request('erase', email, 'en').expect(200);
    expect(body.done).toEqual([]);
    expect(body.stays).toHaveLength(1);
    expect(await allRows()).toEqual(before);
    expect(await tablesOf(email)).toEqual([]);
  });

  it('keeps a fingerprint of subscribers, who are not added again, and of nobody else', async () => {
    const { email } = await createSubscriber(test.dataSource, { confirmedAt: new Date() });
    await request('erase', email.toUpperCase()).expect(200);
    const { body } = await test.asAdmin('post', '/api/newsletter', { email }).expect(409);
    expect(body.errors.email).toMatch(/^Vlasnik ove adrese se odjavio/);
    const count = async () =>
      (await test.dataSource.query('SELECT FROM newsletter_suppressions')).length;
    const before = await count();
    const message = await createContactMessage(test.dataSource, { email: uniqueEmail() });
    await request('erase', message.email).expect(200);
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
      done: [{ kind: 'contact', count: 1 }],
    });
    expect(Date.now() - Date.parse(body.erasures[0].erasedAt)).toBeLessThan(60_000);
    const found = await request('find', email.toUpperCase()).expect(200);
    expect(found.body).toMatchObject({ held: [], erasures: [{ erasedBy: 'Ivana Marić' }] });
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
    expect(await test.dataSource.manager.countBy(ContactMessage, { email })).toBe(2);
    await request('erase', email).expect(200);
    expect(await tablesOf(email)).toEqual([]);
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
    await waitForLocks(test, 1);
    await writer.commitTransaction();
    await writer.release();
    await erased;
    expect(await tablesOf(email)).toEqual([]);
  });
});

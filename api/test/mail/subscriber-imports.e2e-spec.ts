import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { ImportedInvitationsService } from '../../src/newsletter/import/imported-invitations.service.js';
import { hashOfEmail } from '../../src/newsletter/newsletter-tokens.js';
import { createSubscriber, uniqueEmail } from '../factories/newsletter.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer } from '../setup/mail/mail-server.js';
import { waitFor } from '../setup/wait-for.js';

const server = new MailServer();
let test: MailApp;
beforeAll(async () => {
  test = await startMailApp({ SMTP_URL: await server.start() });
});
beforeEach(async () => {
  await test.dataSource.query('DELETE FROM newsletters; DELETE FROM newsletter_imports');
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

const upload = (path: string, csv: string, name = 'popis.csv') =>
  test.anonymous
    .post(`/api/newsletter/imports${path}`)
    .set(test.admin)
    .attach('file', Buffer.from(csv), name);
const imports = async () => (await test.asAdmin('get', '/api/newsletter/imports').expect(200)).body;
const stateOf = async (email: string) =>
  (await test.asAdmin('get', `/api/newsletter?filter={"email":"${email}"}`).expect(200)).body[0];

it('a list is shown first and then imported, and its owners confirm by the link in a mail', async () => {
  const [fresh, known, left] = [uniqueEmail(), uniqueEmail(), uniqueEmail()];
  const [suppressed, refused] = [uniqueEmail(), uniqueEmail()];
  await createSubscriber(test.dataSource, { email: known });
  await createSubscriber(test.dataSource, { email: left, isActive: false });
  await test.dataSource.query('INSERT INTO newsletter_suppressions (address_hash) VALUES ($1)', [
    hashOfEmail(suppressed),
  ]);
  await test.dataSource.query(
    'INSERT INTO refused_addresses (email, refusals, stopped_at) VALUES ($1, 2, now())',
    [refused],
  );
  const csv = [
    'Ime;E-pošta',
    `Ana;${fresh}`,
    `Iva;${known.toUpperCase()}`,
    `Eva;${left}`,
    `Ena;${suppressed}`,
    `Pia;${refused}`,
    `Ana;${fresh}`,
    'Una;una@',
    'Lea;',
  ].join('\r\n');
  const expected = {
    added: 1,
    known: 1,
    unsubscribed: 2,
    remembered: 0,
    refused: 1,
    duplicates: 1,
    invalid: 2,
    invalidRows: [
      { row: 8, text: 'una@', reason: 'Adresa e-pošte nije ispravna.' },
      { row: 9, text: '', reason: 'U retku nema adrese e-pošte.' },
    ],
    minutes: 1,
  };
  expect((await upload('/preview', csv).expect(200)).body).toEqual(expected);
  expect(await stateOf(fresh)).toBeUndefined();
  expect((await upload('?language=en', csv).expect(200)).body).toEqual(expected);
  expect(await stateOf(fresh)).toMatchObject({
    language: 'en',
    confirmedAt: null,
    consentAt: null,
    importId: expect.any(Number),
  });

  const { mail } = await server.waitForMail(fresh);
  expect(mail.subject).toBe('Would you like our newsletter?');
  for (const email of [known, left, suppressed, refused])
    expect(server.acceptedFor(email)).toEqual([]);
  expect(await imports()).toMatchObject([{ language: 'en', added: 1, asked: 1, confirmed: 0 }]);

  const token = /token=([\w-]+)/.exec(mail.text ?? '')?.[1];
  await test.anonymous.post('/api/newsletter/confirm').send({ token }).expect(200);
  expect(await stateOf(fresh)).toMatchObject({
    confirmedAt: expect.any(String),
    consentAt: expect.any(String),
  });
  expect((await imports())[0]).toMatchObject({ confirmed: 1 });

  // The same list again adds nobody, and is no further import.
  expect((await upload('?language=hr', csv).expect(200)).body).toMatchObject({
    added: 0,
    known: 2,
  });
  expect(await imports()).toHaveLength(1);
});

it('who left another list is counted, never asked, and remembered, but for who confirmed here', async () => {
  const [stays, left, bounced] = [uniqueEmail(), uniqueEmail(), uniqueEmail()];
  const [waiting, confirmed] = [uniqueEmail(), uniqueEmail()];
  await createSubscriber(test.dataSource, { email: waiting });
  await createSubscriber(test.dataSource, { email: confirmed, confirmedAt: new Date() });
  const rows = [left, bounced, waiting, confirmed];
  const csv = `Email,Status\n${stays},Active\n${left.toUpperCase()},Active\n${rows.join(',Unsubscribed\n')},Bounced\n`;
  const expected = { added: 1, known: 1, unsubscribed: 3, remembered: 3, duplicates: 1 };
  expect((await upload('/preview', csv).expect(200)).body).toMatchObject(expected);
  expect((await upload('?language=hr', csv).expect(200)).body).toMatchObject(expected);
  await server.waitForMail(stays);
  expect(await stateOf(left)).toBeUndefined();
  expect(await stateOf(waiting)).toMatchObject({ isActive: false });
  expect(await stateOf(confirmed)).toMatchObject({ isActive: true });
  // They are not asked by a later list without their states.
  const later = { added: 0, known: 2, unsubscribed: 3, remembered: 0 };
  const plain = `Email\n${[stays, ...rows].join('\n')}\n`;
  expect((await upload('/preview', plain).expect(200)).body).toMatchObject(later);
  const one = `Email\n${uniqueEmail()}\n`;
  const { body } = await upload('?language=hr', one, 'unsubscribed_export.csv').expect(200);
  expect(body).toMatchObject({ added: 0, unsubscribed: 1, remembered: 1 });
});

it('many addresses are asked a few each minute, and who subscribes meanwhile is not', async () => {
  const emails = Array.from({ length: 500 }, (_, index) => `clan-${index}@popis.example`);
  const { body } = await upload('?language=hr', emails.join('\n')).expect(200);
  expect(body).toMatchObject({ added: 500, invalid: 0, minutes: 25 });
  const asked = async (): Promise<number> => (await imports())[0].asked;
  await waitFor(async () => (await asked()) === 20, 'the first addresses to be asked');
  const invitations = test.app.get(ImportedInvitationsService);
  await invitations.askNext();
  expect(await asked()).toBe(20);

  await test.dataSource.query(
    `UPDATE newsletters SET asked_at = now() - interval '1 minute' WHERE asked_at IS NOT NULL`,
  );
  const next = 'clan-20@popis.example';
  await test.anonymous
    .post('/api/newsletter/subscribe')
    .set('X-Forwarded-For', '203.0.113.77')
    .send({ email: next })
    .expect(201);
  await server.waitForMail(next);
  await invitations.askNext();
  await server.waitForMail('clan-21@popis.example');
  expect(server.acceptedFor(next).map(({ mail }) => mail.subject)).toEqual([
    'Potvrdite pretplatu na newsletter',
  ]);
});

it('refuses what is no list, and an unknown language', async () => {
  await upload('/preview', '%PDF-1.7').expect(415);
  await upload('?language=de', uniqueEmail()).expect(400);
  const missing = await test.asAdmin('post', '/api/newsletter/imports/preview', {}).expect(400);
  expect(Object.keys(missing.body.errors)).toEqual(['file']);
});

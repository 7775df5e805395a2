import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Mail } from '../../src/mail/mail.entity.js';
import { contactMessageBody, createContactMessage } from '../factories/contact-message.factory.js';
import { createPledge } from '../factories/donation.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { createTeamMember } from '../factories/team-member.factory.js';
import { createUser } from '../factories/user.factory.js';
import { personalDataRequests, textsOf } from '../setup/personal-data-requests.js';
import { tablesContaining } from '../setup/tables-containing.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

// Jobs do not run: queued mails remain queued.
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const { request, submit, createPersonWithData } = personalDataRequests(() => test);

describe('the personal data of an email address', () => {
  it('is listed with counts, whatever the case of the email address', async () => {
    const { upperCaseEmail } = await createPersonWithData();
    const { body } = await request('find', upperCaseEmail.toLowerCase()).expect(200);
    expect(textsOf(body.held)).toEqual([
      '1 pretplata na newsletter',
      '2 donacije',
      '2 poruke s obrasca',
      '7 poruka e-pošte',
    ]);
    const english = await request('find', upperCaseEmail, 'en').expect(200);
    expect(textsOf(english.body.held)).toEqual([
      '1 newsletter subscription',
      '2 donations',
      '2 messages from the form',
      '7 emails',
    ]);
    expect(body.erasures).toEqual([]);
  });

  it('is empty for an unknown email address', async () => {
    const { body } = await request('find', uniqueEmail()).expect(200);
    expect(body).toEqual({ held: [], erasures: [] });
  });

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
    const byAddress = await search(email.slice(0, -4)).expect(200);
    expect(byAddress.body.people).toHaveLength(1);
    await test.dataSource.query(
      'UPDATE contact_messages SET message = $1 WHERE lower(email) = lower($2)',
      ['Nazovite me na 022/987-654.', email],
    );
    const byPhone = await search('+385 22 987 654').expect(200);
    expect(byPhone.body.people).toHaveLength(1);
    await search('an').expect(400);
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
      expect(await tablesContaining(test.dataSource, email)).toEqual([]);
    }
  });

  it('is exported as a page to read', async () => {
    const { email } = await createPersonWithData();
    const { text, headers } = await request('export', email).set('Accept', 'text/html').expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/osobni-podaci-\d{4}-\d\d-\d\d\.html$/);
    expect(text).toContain('<dd>Čitava Osoba</dd>');
    expect(text).toContain('<h2>Donacije</h2>');
  });

  it('is exported completely, in the requested language', async () => {
    const { email, upperCaseEmail, received } = await createPersonWithData();
    const { body, headers } = await request('export', upperCaseEmail).expect(200);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename=osobni-podaci-\d{4}-\d\d-\d\d\.json$/,
    );
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body['Adresa e-pošte']).toBe(upperCaseEmail);
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

    const english = await request('export', email, 'en').expect(200);
    expect(english.headers['content-disposition']).toContain('personal-data-');
    expect(Object.keys(english.body)).toEqual(
      expect.arrayContaining(['Messages from the form', 'Donations', 'Newsletter subscription']),
    );
    expect(english.body.Donations[1].Status).toBe('received');
  });

  it('is refused for the association’s own email address', async () => {
    const { body: settings } = await test.anonymous.get('/api/settings/1').expect(200);
    await submit('/api/contact', contactMessageBody({ email: uniqueEmail() }));
    const mails = await test.dataSource.manager.count(Mail);
    for (const action of ['find', 'export', 'erase'] as const) {
      const { body } = await request(action, settings.email.toUpperCase()).expect(400);
      expect(body.errors.email).toMatch(/^Ovo je adresa Udruge/);
    }
    expect(await test.dataSource.manager.count(Mail)).toBe(mails);
  });

  it('of accounts and the team remains after an erasure, with the reason', async () => {
    const email = uniqueEmail();
    await createUser(test.dataSource, { email });
    await createTeamMember(test.dataSource, { email: email.toUpperCase() });
    const { body: before } = await request('find', email).expect(200);
    const { body: erased } = await request('erase', email).expect(200);
    expect(erased.done).toEqual([]);
    expect(erased.stays).toEqual(before.held);
    expect(textsOf(erased.stays)).toEqual(['1 korisnički račun', '1 osoba predstavljena u timu']);
    for (const { stays } of erased.stays) expect(stays).toMatch(/^Ostaje, jer .*zaslonu/);
  });
});

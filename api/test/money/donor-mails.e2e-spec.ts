import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Email } from 'postal-mime';
import type { BankPayment } from '../../src/bank-payments/bank-payment.entity.js';
import { DonationLinksService } from '../../src/donations/donation-links.service.js';
import { Donation } from '../../src/donations/donation.entity.js';
import { DonorMailsService } from '../../src/donations/donor-mails.service.js';
import { readSheet, SlipsService } from '../../src/donations/slips/slips.service.js';
import { MailAttachmentsService } from '../../src/mail/mail-attachments.service.js';
import { Mail, type MailKind, type MailState } from '../../src/mail/mail.entity.js';
import { createBankPayment } from '../factories/bank-payment.factory.js';
import { createDonation, createPledge, donationBody } from '../factories/donation.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { readOutboxMail } from '../setup/mail/outbox-mail.js';
import { textOfPdf } from '../setup/pdf-text.js';
import { refuseCommits } from '../setup/refuse-commits.js';
import { uniqueIp } from '../setup/unique-ip.js';

let dataDir: string;
let test: MailApp;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'donor-mails-'));
  test = await startMailApp({ DATA_DIR: dataDir, PUBLIC_URL: 'https://udruga.example' });
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});

const pledgeDonation = (body: object, language = 'hr') =>
  test.anonymous
    .post(`/api/donations?lang=${language}`)
    .set('X-Forwarded-For', uniqueIp())
    .send(body);
const mailsTo = (recipient: string, kind: MailKind) =>
  test.dataSource.manager.findBy(Mail, { recipient, kind });
/** The only mail of a kind to a recipient, after it is written to the outbox. */
async function writtenMail(recipient: string, kind: MailKind) {
  const { id } = await test.findOnly({ recipient, kind });
  await test.waitForState(id, 'written');
  return readOutboxMail(join(dataDir, 'outbox'), id);
}

/** Changes of a donation, one after another. */
type Steps = readonly (object | 'delete')[];

/** Makes changes of a donation, and returns it as it is after the last one. */
async function takeSteps(id: number, steps: Steps): Promise<Donation> {
  const path = `/api/donations/${id}`;
  let row: Donation | undefined;
  for (const step of steps) {
    ({ body: row } =
      step === 'delete'
        ? await test.asAdmin('delete', path).expect(200)
        : await test.asAdmin('put', path, step).expect(200));
  }
  if (!row) throw new Error('No steps');
  return row;
}

const mailsAbout = (donationId: number) => test.dataSource.manager.findBy(Mail, { donationId });

const thanksTo = (recipient: string) => test.findOnly({ recipient, kind: 'donation-thanks' });

function textOfAttachment({ attachments: [attachment] }: Email): Promise<string> {
  const content = attachment?.content;
  if (!(content instanceof ArrayBuffer)) throw new Error('No attachment');
  return textOfPdf(new Uint8Array(content));
}

describe('a pledge with an email address', () => {
  it.each([
    ['hr', 'Uplatnica za vašu donaciju: 50,00 €', 'uplatnica', ''],
    ['en', 'The payment slip for your donation: €50.00', 'payment-slip', 'lang=en&'],
  ])(
    'is answered in %s with its slip, in a mail without the text of the donor',
    async (language, subject, file, lang) => {
      const email = uniqueEmail();
      const words = { donorName: 'Kupite-Jeftino', message: 'Kliknite https://lako.example' };
      const { body } = await pledgeDonation(
        donationBody({ donorEmail: email, ...words }),
        language,
      );
      const mail = await writtenMail(email, 'donation-pledge');
      expect(mail.subject?.replace(/\s/g, ' ')).toBe(subject);
      const page = `https://udruga.example/donate/status?${lang}token=${body.reference}.`;
      expect(mail.text).toContain(page);
      for (const part of [mail.text ?? '', mail.html ?? '']) {
        for (const expected of [
          'HR12 1001 0051 8630 0016 0',
          `HR00 ${body.reference}`,
          'Donacija',
        ]) {
          expect(part).toContain(expected);
        }
        for (const typed of ['Kupite', 'lako.example']) expect(part).not.toContain(typed);
      }
      const [attached, ...more] = mail.attachments;
      expect(more).toEqual([]);
      expect(attached).toMatchObject({
        filename: `${file}-${body.reference}.pdf`,
        mimeType: 'application/pdf',
      });
      const slip = await textOfAttachment(mail);
      for (const expected of [body.reference, '= 50,00', 'Kupite-Jeftino']) {
        expect(slip).toContain(expected);
      }
    },
  );

  it('whose slip cannot be drawn is answered later', async () => {
    const email = uniqueEmail();
    const files = test.app.get(MailAttachmentsService);
    const slips = test.app.get(SlipsService);
    files.define('donation slip', () => Promise.reject(new Error('no ink')));
    await pledgeDonation(donationBody({ donorEmail: email })).expect(201);
    const { id } = await test.findOnly({ recipient: email, kind: 'donation-pledge' });
    expect(await test.waitForAttempts(id, 1)).toMatchObject({
      failure: 'attachment',
      unknownOutcomes: 0,
    });
    files.define('donation slip', (sheet) => slips.draw(readSheet(sheet)));
    await test.makeDue(id);
    expect((await writtenMail(email, 'donation-pledge')).attachments).toHaveLength(1);
  });

  it('is answered at most three times a day', async () => {
    const email = uniqueEmail();
    for (let i = 0; i < 4; i += 1) await pledgeDonation(donationBody({ donorEmail: email }));
    expect(await mailsTo(email, 'donation-pledge')).toHaveLength(3);
  });

  it('that is not stored is not answered', async () => {
    const email = uniqueEmail();
    const pledge = donationBody({ donorEmail: email });
    await refuseCommits(test.dataSource, 'donations', () => pledgeDonation(pledge).expect(503));
    expect(await mailsTo(email, 'donation-pledge')).toEqual([]);
  });
});

describe('a donation that is marked as received', () => {
  it.each([
    ['hr', 'Vaša donacija je stigla. Hvala vam!', 'Primili smo vašu donaciju od 49,50 €'],
    ['en', 'Your donation has arrived. Thank you!', 'We have received your donation of €49.50'],
  ] as const)(
    'is thanked for in %s, once even when it is marked again',
    async (language, subject, text) => {
      const donorEmail = uniqueEmail();
      const donation = await createDonation(test.dataSource, {
        status: 'pending',
        currency: 'EUR',
        donorEmail,
        language,
      });
      const put = (status: string, paid = {}) =>
        test.asAdmin('put', `/api/donations/${donation.id}`, { status, ...paid }).expect(200);
      expect((await put('cancelled')).body.thankedAt).toBeNull();
      const { body } = await put('completed', { paidCents: 4950 });
      expect(body.thankedAt).toEqual(expect.any(String));
      const { id: mailId, nextAttemptAt } = await thanksTo(donorEmail);
      expect(nextAttemptAt.getTime()).toBeGreaterThan(Date.now() + 30_000);
      await test.makeDue(mailId);
      const mail = await writtenMail(donorEmail, 'donation-thanks');
      await put('pending');
      await put('completed');
      await thanksTo(donorEmail);
      expect(mail).toMatchObject({
        subject,
        replyTo: [{ address: 'info@kvaliteta-zivljenja.example' }],
      });
      expect(mail.text?.replace(/\s+/g, ' ')).toContain(text);
      // The link of the mail with the slip.
      expect(mail.text).toContain(test.app.get(DonationLinksService).page(donation));
    },
  );

  const corrected = uniqueEmail();
  const received = { status: 'completed', paidCents: 4950 };
  it.each<[string, Steps, Partial<Donation>, string | undefined]>([
    ['its address is corrected', [received, { donorEmail: corrected }], {}, '49,50'],
    [
      'its address was missing and it is received again',
      [received, { status: 'pending' }, { donorEmail: corrected }, received],
      { donorEmail: null },
      '49,50',
    ],
    ['what was paid is corrected', [received, { paidCents: 500 }], {}, '5,00'],
    [
      'what was pledged is corrected',
      [{ status: 'completed' }, { amount: 70, paidCents: null }],
      {},
      '70,00',
    ],
    [
      'it is undone and received anew',
      [received, { status: 'pending' }, { ...received, paidCents: 600 }],
      {},
      '6,00',
    ],
    ['it waits again', [received, { status: 'pending' }], {}, undefined],
    [
      'it waits again after a correction',
      [received, { donorEmail: corrected }, { status: 'pending' }],
      {},
      undefined,
    ],
    ['its address is removed', [received, { donorEmail: null }], {}, undefined],
    ['it has no address', [received], { donorEmail: null }, undefined],
  ])('is thanked for as it stands after a minute in which %s', async (_, steps, fields, amount) => {
    const { id } = await createDonation(test.dataSource, {
      status: 'pending',
      amount: 50,
      currency: 'EUR',
      donorEmail: uniqueEmail(),
      ...fields,
    });
    const row = await takeSteps(id, steps);
    const thanks = await mailsAbout(id);
    expect(thanks.map(({ kind }) => kind)).toEqual(amount === undefined ? [] : ['donation-thanks']);
    expect(row.thankedAt === null).toBe(amount === undefined);
    for (const { recipient, text } of thanks) {
      expect(recipient).toBe(row.donorEmail);
      expect(text?.replace(/\s+/g, ' ')).toContain(`vašu donaciju od ${amount} €`);
    }
  });
});

/** A pledge of somebody who gave an address. */
const pledgeByMail = (fields: Partial<Donation> = {}) =>
  createPledge(test.dataSource, {
    currency: 'EUR',
    donorEmail: uniqueEmail(),
    language: 'hr',
    ...fields,
  });

describe('a mail about a donation that no server has accepted', () => {
  /** Such a mail of a kind about a new donation. */
  async function unsent(kind: 'donation-pledge' | 'donation-returned', state: MailState) {
    const donation = await pledgeByMail();
    const mails = test.app.get(DonorMailsService);
    await test.dataSource.transaction(async (manager) => {
      if (kind === 'donation-pledge') await mails.sendPledged(manager, donation, 100);
      else await mails.sendReturned(manager, { ...donation, thankedAt: new Date() }, 4950);
    });
    const { id } = await test.findOnly({ recipient: donation.donorEmail ?? '', kind });
    await test.waitForState(id, 'written');
    await test.dataSource.query(
      `UPDATE mails SET state = $2, next_attempt_at = now() + interval '1 hour' WHERE id = $1`,
      [id, state],
    );
    return donation.id;
  }

  it.each([
    ['donation-pledge', 'queued', { amount: 70 }, ['donation-pledge 70,00']],
    ['donation-pledge', 'failed', { donorEmail: uniqueEmail() }, ['donation-pledge 50,00']],
    ['donation-pledge', 'failed', { status: 'completed' }, ['donation-thanks 50,00']],
    ['donation-pledge', 'queued', { status: 'cancelled' }, []],
    ['donation-pledge', 'queued', { currency: 'USD' }, []],
    ['donation-pledge', 'failed', 'delete', []],
    ['donation-returned', 'queued', 'delete', []],
    [
      'donation-returned',
      'failed',
      { donorEmail: uniqueEmail(), amount: 70 },
      ['donation-returned 49,50'],
    ],
    ['donation-returned', 'queued', { donorEmail: null }, []],
  ] as const)('follows the donation: %s, %s, %j', async (kind, state, change, expected) => {
    const id = await unsent(kind, state);
    const { donorEmail } = await takeSteps(id, [change]);
    const mails = await mailsAbout(id);
    const amountIn = (text: string | null) => /[\d.]+,\d\d/.exec(text ?? '')?.[0];
    expect(mails.map((mail) => `${mail.kind} ${amountIn(mail.text)}`)).toEqual(expected);
    for (const { recipient } of mails) expect(recipient).toBe(donorEmail);
  });

  it('does not bring the slip of a pledge that is paid in part', async () => {
    const donationId = await unsent('donation-pledge', 'queued');
    const { id } = await createBankPayment(test.dataSource, { cents: 2000 });
    await test.asAdmin('post', `/api/bank-payments/${id}/match`, { donationId }).expect(200);
    expect(await mailsAbout(donationId)).toEqual([]);
  });
});

describe('an unpaid pledge', () => {
  const pledged = async (daysAgo: number, fields: Partial<Donation> = {}) => {
    const donation = await pledgeByMail(fields);
    await test.dataSource.query(
      'UPDATE donations SET donated_at = now() - make_interval(days => $2) WHERE id = $1',
      [donation.id, daysAgo],
    );
    return donation.donorEmail ?? '';
  };
  const remind = () => test.app.get(DonorMailsService).remind();
  const reminders = async (email: string) => (await mailsTo(email, 'donation-reminder')).length;

  it('is reminded of once, after two weeks, with its slip', async () => {
    const [due, early, english] = [
      await pledged(15),
      await pledged(13),
      await pledged(15, { language: 'en' }),
    ];
    await remind();
    await remind();
    expect([await reminders(due), await reminders(early)]).toEqual([1, 0]);
    const mail = await writtenMail(due, 'donation-reminder');
    expect(mail.subject).toBe('Podsjetnik na najavljenu donaciju');
    expect(mail.attachments).toHaveLength(1);
    const { subject } = await writtenMail(english, 'donation-reminder');
    expect(subject).toBe('A reminder of your pledge');
  });

  it.each<[string, (reference: string) => Partial<BankPayment>, number]>([
    ['names it', (pledgeReference) => ({ pledgeReference }), 0],
    ['has its digits in a text', (one) => ({ text: `dar ${one.replace('-', ' / ')}.` }), 0],
    [
      'names it, but was set aside',
      (pledgeReference) => ({ pledgeReference, setAsideAt: new Date() }),
      1,
    ],
    ['names another', () => ({ pledgeReference: '2026-00128' }), 1],
  ])('with a payment that %s', async (_, fields, expected) => {
    const email = await pledged(15);
    // Another pledge of the same person.
    await pledged(16, { donorEmail: email.toUpperCase() });
    const { reference } = await test.dataSource.manager.findOneByOrFail(Donation, {
      donorEmail: email,
    });
    await createBankPayment(test.dataSource, fields(reference));
    await remind();
    expect(await reminders(email)).toBe(expected);
  });

  it('is not reminded of when it is paid, also in part, cancelled, too old or in another currency', async () => {
    const paid = await pledged(15);
    const received = { status: 'completed', receivedAt: new Date(), donorEmail: paid } as const;
    await createDonation(test.dataSource, received);
    const all = [
      paid,
      await pledged(15, { paidCents: 100 }),
      await pledged(15, { status: 'cancelled' }),
      await pledged(61),
      await pledged(15, { currency: 'HRK' }),
    ];
    await remind();
    expect(await Promise.all(all.map(reminders))).toEqual([0, 0, 0, 0, 0]);
  });
});

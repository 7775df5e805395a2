import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PostalMime from 'postal-mime';
import { Donation } from '../../src/donations/donation.entity.js';
import { DonorMailsService } from '../../src/donations/donor-mails.service.js';
import { SlipsService } from '../../src/donations/slips/slips.service.js';
import { MailAttachmentsService } from '../../src/mail/mail-attachments.service.js';
import { Mail, type MailKind } from '../../src/mail/mail.entity.js';
import { createDonation, donationBody } from '../factories/donation.factory.js';
import { someAddress } from '../factories/newsletter.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { refuseCommits } from '../setup/refuse-commits.js';
import { until } from '../setup/until.js';

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

let lastAddress = 0;
const give = (body: object, language = 'hr') =>
  test.anonymous
    .post(`/api/donations?lang=${language}`)
    .set('X-Forwarded-For', `198.51.100.${(lastAddress += 1)}`)
    .send(body);
const mailsTo = (recipient: string, kind: MailKind) =>
  test.dataSource.manager.findBy(Mail, { recipient, kind });
/** The only mail of a kind to an address, once it is written to the outbox. */
async function written(recipient: string, kind: MailKind) {
  const [mail, ...more] = await mailsTo(recipient, kind);
  expect(more).toEqual([]);
  if (!mail) throw new Error(`No ${kind} to ${recipient}`);
  const sent = await test.inState(mail.id, 'written');
  const outbox = join(dataDir, 'outbox');
  const names = await readdir(outbox);
  const name = names.find((one) => one.includes(`-${String(mail.id).padStart(6, '0')}-`)) ?? '';
  return { row: sent, mail: await PostalMime.parse(await readFile(join(outbox, name))) };
}

/** What a PDF says. */
async function textOf(bytes: ArrayBuffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  await pdf.destroy();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

describe('a pledge with an address', () => {
  it.each([
    ['hr', 'Uplatnica za vašu donaciju: 50,00 €', 'uplatnica', ''],
    ['en', 'The payment slip for your donation: €50.00', 'payment-slip', 'lang=en&'],
  ])(
    'is answered in %s with its slip, in the words of which nothing is that was typed',
    async (language, subject, file, lang) => {
      const email = someAddress();
      const words = { donorName: 'Kupite-Jeftino', message: 'Kliknite https://lako.example' };
      const { body } = await give(donationBody({ donorEmail: email, ...words }), language);
      const { mail, row } = await written(email, 'donation-pledge');
      expect(mail.subject?.replace(/\s/g, ' ')).toBe(subject);
      const page = `https://udruga.example/donate/status?${lang}token=${body.reference}.`;
      expect(mail.text).toContain(page);
      for (const part of [mail.text ?? '', mail.html ?? '']) {
        for (const told of ['HR12 1001 0051 8630 0016 0', `HR00 ${body.reference}`, 'Donacija']) {
          expect(part).toContain(told);
        }
        for (const typed of ['Kupite', 'lako.example']) expect(part).not.toContain(typed);
      }
      const [attached, ...more] = mail.attachments;
      expect(more).toEqual([]);
      expect(attached).toMatchObject({
        filename: `${file}-${body.reference}.pdf`,
        mimeType: 'application/pdf',
      });
      const slip = await textOf(Object(attached).content);
      for (const told of [body.reference, '= 50,00', 'Kupite-Jeftino']) {
        expect(slip).toContain(told);
      }
      // What was sent is not kept.
      expect(row).toMatchObject({ attachments: null, text: null });
    },
  );

  it.each([
    [
      'a donor who wants to stay anonymous',
      { donorName: 'Ana Horvat', isAnonymous: true },
      'Horvat',
    ],
    ['nobody', { donorName: null }, 'null'],
    ['an address in place of a name', { donorName: 'lako.example' }, 'lako'],
  ])('names no payer on the slip for %s', async (_, donor, unsaid) => {
    const email = someAddress();
    await give(donationBody({ donorEmail: email, ...donor })).expect(201);
    const { mail } = await written(email, 'donation-pledge');
    const slip = await textOf(Object(mail.attachments[0]).content);
    expect(slip).toContain('= 50,00');
    expect(slip).not.toContain(unsaid);
  });

  it('has its slip drawn when it is sent, as it was when it was pledged', async () => {
    const email = someAddress();
    await test.dataSource.transaction(async (manager) => {
      const { id } = await createDonation(test.dataSource, { currency: 'EUR', status: 'pending' });
      const donation = await manager.findOneByOrFail(Donation, { id });
      await test.app
        .get(DonorMailsService)
        .sendPledged(manager, { ...donation, donorEmail: email });
      // Nothing is drawn while the transaction lasts.
      const [{ attachments }]: [Mail] = await manager.query(
        'SELECT attachments FROM mails WHERE recipient = $1',
        [email],
      );
      expect(attachments).toMatchObject([{ maker: 'donation slip', of: { language: 'hr' } }]);
      expect(JSON.stringify(attachments).length).toBeLessThan(1_000);
    });
    const { mail } = await written(email, 'donation-pledge');
    expect(mail.attachments).toHaveLength(1);
  });

  it('whose slip cannot be drawn is sent later, and told of', async () => {
    const email = someAddress();
    const files = test.app.get(MailAttachmentsService);
    const slips = test.app.get(SlipsService);
    files.define('donation slip', () => Promise.reject(new Error('no ink')));
    await give(donationBody({ donorEmail: email })).expect(201);
    const [mail] = await mailsTo(email, 'donation-pledge');
    const id = mail?.id ?? 0;
    const failed = await until(async () => {
      const now = await test.inState(id, 'queued');
      return now.attempts === 1 && now;
    }, 'an attempt');
    expect(failed).toMatchObject({ failure: 'attachment', unknownOutcomes: 0 });
    files.define('donation slip', (sheet) => slips.draw(Object(sheet)));
    await test.letTimePass(id);
    expect((await written(email, 'donation-pledge')).mail.attachments).toHaveLength(1);
  });

  it('sent twice is answered once, and one address three times a day at most', async () => {
    const email = someAddress();
    const pledge = donationBody({ donorEmail: email });
    const from = { 'X-Forwarded-For': '203.0.113.7' };
    await Promise.all(
      [1, 2, 3].map(() => test.anonymous.post('/api/donations').set(from).send(pledge)),
    );
    expect(await mailsTo(email, 'donation-pledge')).toHaveLength(1);
    for (const amount of [11, 12, 13, 14]) await give({ ...pledge, amount }).expect(201);
    expect(await mailsTo(email, 'donation-pledge')).toHaveLength(3);
  });

  it('is answered to nobody once a hundred slips went out in an hour', async () => {
    await test.dataSource.query(`
      INSERT INTO mails (message_id, kind, language, recipient, subject, text, state)
      SELECT 'slips ' || n, 'donation-pledge', 'hr', n || '@drugdje.example', 'a', 'a', 'failed'
      FROM generate_series(1, 100) AS n
    `);
    const email = someAddress();
    await give(donationBody({ donorEmail: email })).expect(201);
    expect(await mailsTo(email, 'donation-pledge')).toEqual([]);
    await test.dataSource.query(`DELETE FROM mails WHERE message_id LIKE 'slips %'`);
  });

  it('that is not stored, or that a robot sent, is not answered by mail', async () => {
    const email = someAddress();
    const pledge = donationBody({ donorEmail: email });
    await give({ ...pledge, spare: 'x' }).expect(400);
    await refuseCommits(test.dataSource, 'donations', () => give(pledge).expect(503));
    expect(await mailsTo(email, 'donation-pledge')).toEqual([]);
  });
});

describe('a donation that is marked as received', () => {
  it.each([
    ['hr', 'Vaša donacija je stigla. Hvala vam!', 'Primili smo vašu donaciju od 49,50 €'],
    ['en', 'Your donation has arrived. Thank you!', 'We have received your donation of €49.50'],
  ] as const)(
    'is thanked for in %s, once however often it is marked',
    async (language, subject, say) => {
      const donorEmail = someAddress();
      const { id } = await createDonation(test.dataSource, {
        status: 'pending',
        currency: 'EUR',
        donorEmail,
        language,
      });
      const put = (status: string, paid = {}) =>
        test.anonymous
          .put(`/api/donations/${id}`)
          .set(test.admin)
          .send({ status, ...paid })
          .expect(200);
      expect((await put('cancelled')).body.thankedAt).toBeNull();
      const { body } = await put('completed', { paidCents: 4950 });
      expect(body.thankedAt).toEqual(expect.any(String));
      await put('pending');
      await put('completed');
      const { mail } = await written(donorEmail, 'donation-thanks');
      expect(mail).toMatchObject({
        subject,
        replyTo: [{ address: 'info@kvaliteta-zivljenja.example' }],
      });
      expect(mail.text?.replace(/\s+/g, ' ')).toContain(say);
      expect(mail.text).toMatch(/https:\/\/udruga\.example\/donate\/status\?\S*token=\d/);
    },
  );

  it('is not thanked for where no address was left', async () => {
    const { id } = await createDonation(test.dataSource, { status: 'pending', donorEmail: null });
    const { body } = await test.anonymous
      .put(`/api/donations/${id}`)
      .set(test.admin)
      .send({ status: 'completed' })
      .expect(200);
    expect(body.thankedAt).toBeNull();
  });
});

describe('a pledge that nobody pays', () => {
  const pledged = async (daysAgo: number, fields: Partial<Donation> = {}) => {
    const donation = await createDonation(test.dataSource, {
      status: 'pending',
      currency: 'EUR',
      donorEmail: someAddress(),
      language: 'hr',
      ...fields,
    });
    await test.dataSource.query(
      'UPDATE donations SET donated_at = now() - make_interval(days => $2) WHERE id = $1',
      [donation.id, daysAgo],
    );
    return donation.donorEmail ?? '';
  };
  const remind = () => test.app.get(DonorMailsService).remind();
  const reminders = async (email: string) => (await mailsTo(email, 'donation-reminder')).length;

  it('is remembered once after two weeks, with its slip', async () => {
    const [due, early, english] = [
      await pledged(15),
      await pledged(13),
      await pledged(15, { language: 'en' }),
    ];
    await remind();
    await remind();
    expect([await reminders(due), await reminders(early)]).toEqual([1, 0]);
    const { mail } = await written(due, 'donation-reminder');
    expect(mail.subject).toBe('Podsjetnik na najavljenu donaciju');
    expect(mail.attachments).toHaveLength(1);
    const other = await written(english, 'donation-reminder');
    expect(other.mail.subject).toBe('A reminder of your pledge');
  });

  it('is remembered together with all others of its address', async () => {
    const donorEmail = await pledged(20);
    await pledged(16, { donorEmail: donorEmail.toUpperCase() });
    await remind();
    expect(await reminders(donorEmail)).toBe(1);
  });

  it('is not remembered once it was paid, lapsed, or is forgotten', async () => {
    const paid = await pledged(15);
    await createDonation(test.dataSource, {
      status: 'completed',
      receivedAt: new Date(),
      donorEmail: paid,
    });
    const lapsed = await pledged(15, { status: 'cancelled' });
    const old = await pledged(61);
    const kunas = await pledged(15, { currency: 'HRK' });
    await remind();
    const all = [paid, lapsed, old, kunas].map(reminders);
    expect(await Promise.all(all)).toEqual([0, 0, 0, 0]);
  });
});

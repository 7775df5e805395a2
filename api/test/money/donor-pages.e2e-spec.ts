import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { referenceOfDay } from 'shared/donation-reference';
import { LinkSignerService } from '../../src/auth/link-signer.service.js';
import { DonationLinksService } from '../../src/donations/donation-links.service.js';
import { Donation } from '../../src/donations/donation.entity.js';
import { SlipsService } from '../../src/donations/slips/slips.service.js';
import { BusyError } from '../../src/limits/work-gate.js';
import { codeSvg } from '../../src/payments/code-picture.js';
import { epcQr, QR_QUIET } from '../../src/payments/epc-qr.js';
import { BARCODE_QUIET, hub3Barcode } from '../../src/payments/hub3.js';
import type { PaymentOrder } from '../../src/payments/payment-order.js';
import { createPledge } from '../factories/donation.factory.js';
import { ORDER } from '../factories/payment-order.factory.js';
import { withoutAccountWait } from '../factories/settings.factory.js';
import { textOfPdf } from '../setup/pdf-text.js';
import { JWT_SECRET, startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://udruga.example' });
});
afterAll(() => test.close());

describe('the status of a donation', () => {
  const create = (fields: Partial<Donation> = {}) => createPledge(test.dataSource, fields);
  const linkTo = (donation: Donation) => new URL(test.app.get(DonationLinksService).page(donation));
  const tokenOf = (donation: Donation) => linkTo(donation).searchParams.get('token') ?? '';
  const readStatus = (token: unknown) =>
    test.anonymous.post('/api/donations/status').send({ token });

  it('has a link in the language of the pledge, which administrators see, but no answer to a form', async () => {
    const donation = await create({ language: 'en' });
    const link = linkTo(donation);
    expect(`${link.origin}${link.pathname}`).toBe('https://udruga.example/donate/status');
    expect(link.searchParams.get('lang')).toBe('en');
    const { body } = await test.asAdmin('get', `/api/donations/${donation.id}`).expect(200);
    expect(body.statusPage).toBe(link.href);
    const pledged = await test.anonymous.post('/api/donations').send({ amount: 5, spare: '' });
    expect(JSON.stringify(pledged.body)).not.toContain('status?');
  });

  it('has the details of the payment of a pledge, and nothing of the donor', async () => {
    const donation = await create({ amount: 35 });
    const { body, headers } = await readStatus(tokenOf(donation)).expect(200);
    expect(body).toEqual({
      reference: donation.reference,
      amount: 35,
      paidCents: null,
      currency: 'EUR',
      status: 'pending',
      language: 'hr',
      donatedAt: donation.donatedAt.toISOString(),
      receivedAt: null,
      payment: {
        recipient: 'Kvaliteta življenja',
        iban: 'HR1210010051863000160',
        model: 'HR00',
        reference: donation.reference,
        purpose: 'Donacija',
      },
    });
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('is the current one, and asks for no payment once it is not pending', async () => {
    const { id, ...donation } = await create();
    const token = tokenOf({ ...donation, id });
    const put = (body: object) => test.asAdmin('put', `/api/donations/${id}`, body).expect(200);
    const { receivedAt } = (await put({ status: 'completed', paidCents: 4450 })).body;
    const received = { status: 'completed', amount: 50, paidCents: 4450, receivedAt };
    expect((await readStatus(token)).body).toMatchObject({ ...received, payment: null });
    await put({ status: 'cancelled' });
    const cancelled = { status: 'cancelled', paidCents: null, receivedAt: null, payment: null };
    expect((await readStatus(token)).body).toMatchObject(cancelled);
    await put({ status: 'pending' });
    expect((await readStatus(token)).body.payment).not.toBeNull();
  });

  it.each([{ currency: 'HRK' }, { amount: 100_001 }])(
    'asks for no payment of %j',
    async (fields) => {
      const { body } = await readStatus(tokenOf(await create(fields))).expect(200);
      expect(body.payment).toBeNull();
    },
  );

  it('is not told by a forged link, which is answered like one to a missing donation', async () => {
    const [donation, other, deleted] = [await create(), await create(), await create()];
    await test.dataSource.getRepository(Donation).delete(deleted.id);
    const token = tokenOf(donation);
    const [reference = '', signature = ''] = token.split('.');
    const signer = test.app.get(LinkSignerService);
    const { body: missing } = await readStatus(tokenOf(deleted)).expect(404);
    // Two bits of the last character of a signature are unused.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const equivalent = alphabet[alphabet.indexOf(token.at(-1) ?? '') + 1];
    for (const forged of [
      `${other.reference}.${signature}`,
      `${reference}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `${token.slice(0, -1)}${equivalent}`,
      `${reference}.${new LinkSignerService('x'.repeat(40)).sign('donation status', reference)}`,
      `${reference}.${signer.sign('something else', reference)}`,
      `${reference}.${createHmac('sha256', JWT_SECRET).update(reference).digest('base64url')}`,
    ]) {
      expect((await readStatus(forged).expect(404)).body).toEqual(missing);
    }
    await readStatus(token).expect(200);
  });
});

const PLEDGE = 'amount=50&reference=2026-00128';

describe('the codes of a payment slip', () => {
  const svg = async (kind: 'barcode' | 'qr', query: string): Promise<string> => {
    const { body } = await test.anonymous
      .get(`/api/donations/slip/${kind}?${query}`)
      .expect('Content-Type', /^image\/svg\+xml/)
      .expect(200);
    return Buffer.from(body).toString('utf8');
  };
  const barcodeOf = (order: PaymentOrder) =>
    codeSvg(hub3Barcode(order), { quiet: BARCODE_QUIET, name: 'Kod za mobilno bankarstvo' });
  const qrOf = (order: PaymentOrder, name = 'EPC QR-kod, za banke u drugim zemljama') =>
    codeSvg(epcQr(order), { quiet: QR_QUIET, name });

  it('contain the settings, the amount and the reference, for anyone', async () => {
    expect(await svg('barcode', PLEDGE)).toBe(barcodeOf(ORDER));
    const name = 'EPC QR code, for banks in other countries';
    expect(await svg('qr', `${PLEDGE}&lang=en`)).toBe(qrOf(ORDER, name));
    const ofDay = { ...ORDER, cents: undefined, reference: referenceOfDay(new Date()) };
    expect(await svg('barcode', '')).toBe(barcodeOf(ofDay));
  });

  it('change with the settings immediately', async () => {
    expect(await svg('qr', PLEDGE)).toBe(qrOf(ORDER));
    await withoutAccountWait(test.dataSource);
    const name = (bankRecipient: string) =>
      test.asAdmin('put', '/api/settings/1', { bankRecipient }).expect(200);
    await name('Ždral');
    const order = { ...ORDER, recipient: { ...ORDER.recipient, name: 'Ždral' } };
    expect(await svg('qr', PLEDGE)).toBe(qrOf(order));
    await name(ORDER.recipient.name);
  });

  it.each([
    ['amount=0', 'amount'],
    ['amount=100001', 'amount'],
    ['amount=1.5', 'amount'],
    ['amount=5&amount=6', 'amount'],
    ['reference=2026-00129', 'reference'],
    ['reference=2026-00128%0AHR', 'reference'],
  ])('are refused for %s', async (query, field) => {
    for (const kind of ['barcode', 'qr', 'pdf']) {
      const { body } = await test.anonymous.get(`/api/donations/slip/${kind}?${query}`).expect(400);
      expect(Object.keys(body.errors)).toEqual([field]);
    }
  });
});

describe('the slip to be printed', () => {
  it.each([
    ['hr', 'uplatnica-2026-00128.pdf', 'Poziv na broj primatelja'],
    ['en', 'payment-slip-2026-00128.pdf', 'Recipient’s reference'],
  ])('contains all details of the payment on one page, in %s', async (language, name, label) => {
    const { body, headers } = await test.anonymous
      .get(`/api/donations/slip/pdf?${PLEDGE}&lang=${language}`)
      .expect('Content-Type', 'application/pdf')
      .expect(200);
    expect(headers['content-disposition']).toBe(`attachment; filename=${name}`);
    const pdf = await getDocument({ data: new Uint8Array(body) }).promise;
    expect(pdf.numPages).toBe(1);
    await pdf.destroy();
    const text = await textOfPdf(body);
    const account = ['HR12 1001 0051 8630 0016 0', 'HR00', '2026-00128'];
    for (const word of [label, 'Kvaliteta življenja', '= 50,00', 'Donacija', ...account]) {
      expect(text).toContain(word);
    }
  });

  it('is drawn in turn, refused when the queue is full, but not from the cache or for a mail', async () => {
    const slips = test.app.get(SlipsService);
    await slips.pdf({ amount: 77 }, 'hr');
    const sheet = await slips.sheet({ amount: 99 }, 'hr');
    const visitors = Promise.allSettled(
      Array.from({ length: 30 }, (_, i) => slips.pdf({ amount: 1_000 + i }, 'hr')),
    );
    await expect(slips.pdf({ amount: 77 }, 'hr')).resolves.toBeInstanceOf(Buffer);
    await expect(slips.draw(sheet)).resolves.toBeInstanceOf(Buffer);
    const refused = (await visitors).flatMap((one) =>
      one.status === 'rejected' ? [one.reason] : [],
    );
    expect(refused.length).toBeGreaterThanOrEqual(13);
    expect(refused.length).toBeLessThan(30);
    for (const error of refused) expect(error).toBeInstanceOf(BusyError);
  });
});

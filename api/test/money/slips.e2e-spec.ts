import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { referenceOfDay } from 'shared/donation-reference';
import { SlipsService } from '../../src/donations/slips/slips.service.js';
import { BusyError } from '../../src/limits/work-gate.js';
import { codeSvg } from '../../src/payments/code-picture.js';
import { epcQr, QR_QUIET } from '../../src/payments/epc-qr.js';
import { BARCODE_QUIET, hub3Barcode } from '../../src/payments/hub3.js';
import type { PaymentOrder } from '../../src/payments/payment-order.js';
import { withoutAccountWait } from '../factories/settings.factory.js';
import { textOfPdf } from '../setup/pdf-text.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** The payment order of a donation with the default settings. */
const ORDER: PaymentOrder = {
  cents: 5_000,
  recipient: {
    name: 'Kvaliteta življenja',
    street: 'Ulica kamenih kuća 12',
    place: '10000 Zagreb',
  },
  iban: 'HR1210010051863000160',
  reference: '2026-00128',
  purpose: 'Donacija',
};
const PLEDGE = 'amount=50&reference=2026-00128';

const svg = async (kind: 'barcode' | 'qr', query: string): Promise<string> => {
  const { body } = await test.anonymous
    .get(`/api/donations/slip/${kind}?${query}`)
    .expect('Content-Type', /^image\/svg\+xml/)
    .expect(200);
  return Buffer.from(body).toString('utf8');
};

describe('the codes of a payment slip', () => {
  it('contain the settings, the amount and the reference, for anyone', async () => {
    const name = 'Kod za mobilno bankarstvo';
    expect(await svg('barcode', PLEDGE)).toBe(
      codeSvg(hub3Barcode(ORDER), { quiet: BARCODE_QUIET, name }),
    );
    expect(await svg('qr', `${PLEDGE}&lang=en`)).toBe(
      codeSvg(epcQr(ORDER), {
        quiet: QR_QUIET,
        name: 'EPC QR code, for banks in other countries',
      }),
    );
  });

  it('have no amount and a reference of the day without a pledge', async () => {
    const order = { ...ORDER, cents: undefined, reference: referenceOfDay(new Date()) };
    expect(await svg('barcode', '')).toBe(
      codeSvg(hub3Barcode(order), {
        quiet: BARCODE_QUIET,
        name: 'Kod za mobilno bankarstvo',
      }),
    );
  });

  it('change with the settings immediately', async () => {
    await svg('qr', PLEDGE);
    await withoutAccountWait(test.dataSource);
    await test.asAdmin('put', '/api/settings/1', { bankRecipient: 'Ždral' }).expect(200);
    const order = { ...ORDER, recipient: { ...ORDER.recipient, name: 'Ždral' } };
    const name = 'EPC QR-kod, za banke u drugim zemljama';
    expect(await svg('qr', PLEDGE)).toBe(codeSvg(epcQr(order), { quiet: QR_QUIET, name }));
    await test
      .asAdmin('put', '/api/settings/1', { bankRecipient: ORDER.recipient.name })
      .expect(200);
  });

  it.each([
    ['amount=0', 'amount'],
    ['amount=100001', 'amount'],
    ['amount=1.5', 'amount'],
    ['amount=', 'amount'],
    ['amount=5&amount=6', 'amount'],
    ['reference=2026-00129', 'reference'],
    ['reference=2026-00128%0AHR', 'reference'],
    ['reference=', 'reference'],
  ])('are refused for %s', async (query, field) => {
    for (const kind of ['barcode', 'qr', 'pdf']) {
      const { body } = await test.anonymous.get(`/api/donations/slip/${kind}?${query}`).expect(400);
      expect(Object.keys(body.errors)).toEqual([field]);
    }
  });
});

describe('the slip to be printed', () => {
  it.each([
    ['hr', 'uplatnica-2026-00128.pdf', ['Uplatnica za donaciju', 'Poziv na broj primatelja']],
    ['en', 'payment-slip-2026-00128.pdf', ['Payment slip for a donation', 'Recipient’s reference']],
  ])('contains all details of the payment, in %s', async (language, name, words) => {
    const { body, headers } = await test.anonymous
      .get(`/api/donations/slip/pdf?${PLEDGE}&lang=${language}`)
      .expect('Content-Type', 'application/pdf')
      .expect(200);
    expect(headers['content-disposition']).toBe(`attachment; filename=${name}`);
    const pdf = await getDocument({ data: new Uint8Array(body) }).promise;
    expect(pdf.numPages).toBe(1);
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const sizes = items.flatMap((item) => ('str' in item && item.str.trim() ? [item.height] : []));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(7.9);
    await pdf.destroy();
    const text = await textOfPdf(body);
    const details = [
      'Kvaliteta življenja',
      'HR12 1001 0051 8630 0016 0',
      '= 50,00',
      'HR00',
      'CHAR',
    ];
    for (const word of [...words, ...details, '2026-00128', 'Donacija'])
      expect(text).toContain(word);
  });
});

describe('slips requested in parallel', () => {
  it('are drawn one after the other, and refused beyond the length of the queue', async () => {
    const slips = test.app.get(SlipsService);
    const all = await Promise.allSettled(
      Array.from({ length: 30 }, (_, i) => slips.pdf({ amount: 1_000 + i }, 'hr')),
    );
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.length).toBeGreaterThanOrEqual(13);
    expect(refused.length).toBeLessThan(30);
    for (const error of refused) expect(error).toBeInstanceOf(BusyError);
  });

  it('are returned from the cache without waiting in the queue', async () => {
    const slips = test.app.get(SlipsService);
    await slips.pdf({ amount: 77 }, 'hr');
    const others = Array.from({ length: 8 }, (_, i) => slips.pdf({ amount: 2_000 + i }, 'hr'));
    await expect(slips.pdf({ amount: 77 }, 'hr')).resolves.toBeInstanceOf(Buffer);
    await Promise.all(others);
  });

  it('are drawn for mails without waiting for visitors’ requests', async () => {
    const slips = test.app.get(SlipsService);
    const others = Array.from({ length: 8 }, (_, i) => slips.pdf({ amount: 3_000 + i }, 'hr'));
    const sheet = await slips.sheet({ amount: 99 }, 'hr');
    await expect(slips.draw(sheet)).resolves.toBeInstanceOf(Buffer);
    await Promise.all(others);
  });
});

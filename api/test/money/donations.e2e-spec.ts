import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Between } from 'typeorm';
import { Donation } from '../../src/donations/donation.entity.js';
import { createDonation, donationBody } from '../factories/donation.factory.js';
import { letTimePass } from '../setup/let-time-pass.js';
import { refuseCommits } from '../setup/refuse-commits.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let lastAddress = 0;
const fromOwnAddress = () => `198.51.100.${(lastAddress += 1)}`;
const give = (body: object, address = fromOwnAddress(), language = 'hr') =>
  test.anonymous.post(`/api/donations?lang=${language}`).set('X-Forwarded-For', address).send(body);
const asAdmin = (method: 'get' | 'post' | 'put' | 'delete', path: string, body?: object) =>
  test.anonymous[method](path).set(test.admin).send(body);
const rows = () => test.dataSource.getRepository(Donation);

/** ISO 7064, MOD 11,10: over all digits with their check digit the rest is 1. */
function isChecked(reference: string): boolean {
  let product = 10;
  const digits = [...reference.replace('-', '')].map(Number);
  for (const digit of digits.slice(0, -1)) {
    product = (((product + digit) % 10 || 10) * 2) % 11;
  }
  return (product + (digits.at(-1) ?? 0)) % 10 === 1;
}

describe('pledging a donation', () => {
  it('stores it pending in euros and says how to pay it', async () => {
    const { body } = await give(donationBody({ status: 'completed' })).expect(201);
    expect(body).toEqual({
      reference: expect.stringMatching(/^\d{4}-\d{5,}$/),
      amount: 50,
      currency: 'EUR',
      title: 'Hvala vam na donaciji!',
      message: expect.stringContaining('ciljeve'),
      payment: {
        recipient: expect.stringMatching(/\S/),
        iban: expect.stringMatching(/^HR\d{19}$/),
        model: 'HR00',
        reference: body.reference,
        purpose: 'Donacija',
      },
    });
    const stored = await rows().findOneByOrFail({ reference: body.reference });
    expect(stored).toMatchObject({ status: 'pending', currency: 'EUR', receivedAt: null });
  });

  it('needs nothing but an amount', async () => {
    const { body } = await give({ amount: 1 }, fromOwnAddress(), 'en').expect(201);
    expect(body).toMatchObject({ currency: 'EUR', title: 'Thank you for your donation!' });
    await give({ amount: 100_000, isAnonymous: true, donorEmail: '' }).expect(201);
  });

  it('gives fifty at once fifty checked numbers that fit a payment slip', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => give({ amount: 20 })));
    const references = answers.map(({ body }) => String(body.reference));
    expect(new Set(references).size).toBe(50);
    for (const reference of references) {
      expect(reference).toMatch(/^[\d-]{1,22}$/);
      expect([reference, isChecked(reference)]).toEqual([reference, true]);
    }
  });

  it('sent thirty times at once is stored once, and answered alike', async () => {
    const address = fromOwnAddress();
    const pledge = donationBody({ donorName: 'Nestrpljiva Ana' });
    const answers = await Promise.all(Array.from({ length: 30 }, () => give(pledge, address)));
    const [first] = answers;
    for (const { status, body } of answers) expect([status, body]).toEqual([201, first?.body]);
    expect(await rows().countBy({ donorName: 'Nestrpljiva Ana' })).toBe(1);
  });

  it('is another one with another amount, from another network, or after ten minutes', async () => {
    const address = fromOwnAddress();
    const pledge = donationBody({ donorName: 'Darežljiva Ana' });
    const reference = async (body: object, from = address) =>
      (await give(body, from).expect(201)).body.reference;
    const first = await reference(pledge);
    expect(await reference({ ...pledge, amount: 51 })).not.toBe(first);
    expect(await reference(pledge, fromOwnAddress())).not.toBe(first);
    await letTimePass(test.dataSource, 590);
    expect(await reference(pledge)).toBe(first);
    await letTimePass(test.dataSource, 10);
    expect(await reference(pledge)).not.toBe(first);
  });

  it('that says nothing of its donor is another one after a minute', async () => {
    const address = fromOwnAddress();
    const reference = async () => (await give({ amount: 20 }, address).expect(201)).body.reference;
    const first = await reference();
    await letTimePass(test.dataSource, 59);
    expect(await reference()).toBe(first);
    await letTimePass(test.dataSource, 1);
    expect(await reference()).not.toBe(first);
  });

  it('is answered 201 only after it is committed', async () => {
    const pledge = donationBody({ donorName: 'Nesuđena Donatorica' });
    await refuseCommits(test.dataSource, 'donations', () => give(pledge).expect(503));
    expect(await rows().countBy({ donorName: 'Nesuđena Donatorica' })).toBe(0);
    await give(pledge).expect(201);
  });

  it('with the honeypot filled is refused, and nothing is stored', async () => {
    const before = await rows().count();
    const { body } = await give(donationBody({ spare: 'x' })).expect(400);
    expect(body.errors).toEqual({ spare: expect.stringContaining('ništa nije poslano') });
    expect(await rows().count()).toBe(before);
  });

  it('is refused after thirty in ten minutes from one network', async () => {
    const address = fromOwnAddress();
    for (let i = 0; i < 30; i += 1) await give({ amount: 1 }, address).expect(201);
    const { headers } = await give({ amount: 1 }, address).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('an administrator', () => {
  it('enters a donation by hand, completed in kuna unless told otherwise', async () => {
    const { body } = await asAdmin('post', '/api/donations', { amount: 5_000_000 }).expect(201);
    expect(body).toMatchObject({
      status: 'completed',
      currency: 'HRK',
      receivedAt: expect.any(String),
    });
    const form = await asAdmin('post', '/api/donations', { amount: 5, spare: '' }).expect(201);
    expect(form.body).toMatchObject({ currency: 'EUR', payment: { model: 'HR00' } });
  });

  it('marks money as received, and takes it back', async () => {
    const { id } = await createDonation(test.dataSource, { status: 'pending' });
    const path = `/api/donations/${id}`;
    const put = async (body: object) => (await asAdmin('put', path, body).expect(200)).body;
    expect(await put({ status: 'completed', receivedAt: null, note: 'Gotovina' })).toMatchObject({
      receivedAt: expect.any(String),
      note: 'Gotovina',
    });
    expect(await put({ status: 'cancelled' })).toMatchObject({ receivedAt: null });
    expect(await put({ status: 'completed', receivedAt: '2026-05-02T08:00:00Z' })).toMatchObject({
      receivedAt: '2026-05-02T08:00:00.000Z',
    });
    expect(await put({ reference: '1' })).not.toMatchObject({ reference: '1' });
    await asAdmin('delete', path).expect(200);
    expect((await asAdmin('get', path).expect(404)).body.detail).toBe('Donacija ne postoji.');
  });

  it('keeps what was paid to the cent beside what was pledged', async () => {
    const { id } = await createDonation(test.dataSource, { status: 'pending', amount: 15 });
    const put = async (body: object) =>
      (await asAdmin('put', `/api/donations/${id}`, body).expect(200)).body;
    expect(await put({ note: 'Javila se.' })).toMatchObject({ amount: 15, paidCents: null });
    const paid = { status: 'completed', paidCents: 1450 };
    expect(await put(paid)).toMatchObject({ amount: 15, paidCents: 1450 });
    // What is left out stays as it is.
    expect(await put({ amount: 20 })).toMatchObject({ amount: 20, paidCents: 1450 });
    expect(await put({ paidCents: null })).toMatchObject({ amount: 20, paidCents: 2000 });
    expect(await put({ status: 'pending', paidCents: 5 })).toMatchObject({ paidCents: null });
    const byHand = { amount: 15, paidCents: 1450, currency: 'EUR' };
    const { body } = await asAdmin('post', '/api/donations', byHand).expect(201);
    expect(body).toMatchObject({ amount: 15, paidCents: 1450, status: 'completed' });
  });

  it('counts what was paid, which adds up to the cent', async () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { maxLength: 12 });
    const totals = async (status: string) => {
      const path = `/api/donations/totals?from=2018-01-01&to=2018-12-31&status=${status}`;
      return (await asAdmin('get', path).expect(200)).body;
    };
    const check = async (paid: number[]) => {
      await rows().delete({ donatedAt: Between(new Date('2018-01-01'), new Date('2018-12-31')) });
      const day = { donatedAt: new Date('2018-06-15'), currency: 'EUR' };
      for (const paidCents of paid) {
        await createDonation(test.dataSource, { ...day, amount: 7, paidCents });
      }
      await createDonation(test.dataSource, { ...day, amount: 7, status: 'pending' });
      const sum = paid.reduce((all, cents) => all + cents, 0);
      const received = await totals('completed');
      for (const period of [received.all, received.years, received.months]) {
        const expected = [{ count: paid.length, cents: sum }].filter(({ count }) => count > 0);
        expect(period).toMatchObject(expected);
        expect(period).toHaveLength(expected.length);
      }
      expect((await totals('pending')).all).toMatchObject([{ count: 1, cents: 700 }]);
    };
    await fc.assert(fc.asyncProperty(amounts, check), { numRuns: 15 });
  });

  it('cannot enter one transaction twice', async () => {
    const body = { amount: 5, transactionId: 'T-1' };
    await asAdmin('post', '/api/donations', body).expect(201);
    const answer = await asAdmin('post', '/api/donations', body).expect(409);
    expect(answer.body.errors).toEqual({
      transactionId: 'Donacija s ovim brojem transakcije već postoji',
    });
  });

  it('finds, adds up and exports donations, never mixing currencies', async () => {
    const at = (day: string, fields: Partial<Donation>) =>
      createDonation(test.dataSource, { donatedAt: new Date(day), ...fields });
    // Half past midnight in Croatia is still the day before in UTC.
    const first = await at('2019-03-31T22:30:00Z', { amount: 10, paidCents: 950, currency: 'EUR' });
    await at('2019-04-30T12:00:00Z', { amount: 15, currency: 'EUR' });
    await at('2019-05-01T12:00:00Z', { amount: 100, currency: 'HRK', donorName: '=1+1' });
    const period = 'from=2019-04-01&to=2019-05-01';
    const found = await asAdmin('get', `/api/donations?${period}&currency=EUR`).expect(200);
    expect(found.body.map(({ amount }: Donation) => amount)).toEqual([15, 10]);
    const one = await asAdmin('get', `/api/donations?reference=${first.reference}`).expect(200);
    expect(one.body).toMatchObject([{ id: first.id }]);

    const { body } = await asAdmin('get', `/api/donations/totals?${period}`).expect(200);
    const status = 'completed';
    const euros = { currency: 'EUR', status, count: 2, cents: 2450 };
    const kuna = { currency: 'HRK', status, count: 1, cents: 10_000 };
    expect(body).toEqual({
      all: [euros, kuna],
      years: [
        { period: '2019', ...euros },
        { period: '2019', ...kuna },
      ],
      months: [
        { period: '2019-05', ...kuna },
        { period: '2019-04', ...euros },
      ],
    });

    const { text } = await asAdmin('get', `/api/donations/export?${period}`).expect(200);
    const lines = text.split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]?.startsWith('\ufeff"Broj";"Poziv na broj";"Najavljeno";"Uplaćeno"')).toBe(true);
    expect(lines[1]).toContain(`;100;"100,00";"HRK";"completed";`);
    expect(lines[1]).toContain(`"'=1+1"`);
    expect(lines[3]).toContain(`;10;"9,50";"EUR";"completed";`);
    const english = await asAdmin('get', `/api/donations/export?${period}&lang=en`).expect(200);
    expect(english.text).toContain(`;10;"9.50";"EUR";"completed";`);
    await asAdmin('get', '/api/donations?from=2019-02-30').expect(400);
    await test.anonymous.get('/api/donations/totals').expect(401);
  });
});

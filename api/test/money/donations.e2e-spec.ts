import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isReference } from 'shared/donation-reference';
import { Donation } from '../../src/donations/donation.entity.js';
import { Mail } from '../../src/mail/mail.entity.js';
import { createBankPayment } from '../factories/bank-payment.factory.js';
import { createDonation, createPledge, donationBody } from '../factories/donation.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { createProject } from '../factories/project.factory.js';
import { camtOf } from '../factories/statement.factory.js';
import { ageSubmissions } from '../setup/age-submissions.js';
import { bankPaymentRequests, outcome } from '../setup/bank-payment-requests.js';
import { refuseCommits } from '../setup/refuse-commits.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const pledgeDonation = (body: object, ip = uniqueIp(), language = 'hr') =>
  test.anonymous.post(`/api/donations?lang=${language}`).set('X-Forwarded-For', ip).send(body);
const rows = () => test.dataSource.getRepository(Donation);

describe('pledging a donation', () => {
  it('stores it as pending, in euros, and returns the details of the payment', async () => {
    const { body } = await pledgeDonation(donationBody({ status: 'completed' })).expect(201);
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

  it('gives twenty parallel pledges different references that fit a payment slip', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => pledgeDonation({ amount: 20 })),
    );
    const references = answers.map(({ body }) => String(body.reference));
    expect(new Set(references).size).toBe(20);
    for (const reference of references) {
      expect(reference).toMatch(/^[\d-]{1,22}$/);
      expect([reference, isReference(reference)]).toEqual([reference, true]);
    }
  });

  it('is another one under another key, without a key, with other content, or after ten minutes', async () => {
    const ip = uniqueIp();
    const [one, other] = [randomUUID(), randomUUID()];
    const reference = async (headers: Record<string, string>, amount = 20): Promise<string> => {
      const answer = await pledgeDonation({ amount }, ip).set(headers).expect(201);
      return answer.body.reference;
    };
    const repeated = { 'Idempotency-Key': one };
    const first = await reference(repeated);
    const others = [
      await reference({ 'Idempotency-Key': other }),
      await reference({}),
      await reference({}),
      await reference(repeated, 21),
    ];
    expect(new Set([first, ...others]).size).toBe(5);
    await ageSubmissions(test.dataSource, 590);
    expect(await reference(repeated)).toBe(first);
    await ageSubmissions(test.dataSource, 10);
    expect(await reference(repeated)).not.toBe(first);
  });

  it('is answered 201 only after the commit', async () => {
    const pledge = donationBody({ donorName: 'Nesuđena Donatorica' });
    await refuseCommits(test.dataSource, 'donations', () => pledgeDonation(pledge).expect(503));
    expect(await rows().countBy({ donorName: 'Nesuđena Donatorica' })).toBe(0);
    await pledgeDonation(pledge).expect(201);
  });

  it('is refused with a filled honeypot, in other money, and above its limit', async () => {
    for (const fields of [{ spare: 'x' }, { currency: 'USD' }, { amount: 100_001 }]) {
      const { body } = await pledgeDonation(donationBody(fields)).expect(400);
      expect(Object.keys(body.errors)).toEqual(Object.keys(fields));
    }
  });

  it('is refused after thirty in ten minutes from one IP address', async () => {
    const ip = uniqueIp();
    for (let i = 0; i < 30; i += 1) await pledgeDonation({ amount: 1 }, ip).expect(201);
    const { headers } = await pledgeDonation({ amount: 1 }, ip).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('an administrator', () => {
  it('enters a donation, by default completed and in kuna', async () => {
    const { body } = await test
      .asAdmin('post', '/api/donations', { amount: 5_000_000 })
      .expect(201);
    expect(body).toMatchObject({
      status: 'completed',
      currency: 'HRK',
      receivedAt: expect.any(String),
    });
  });

  it('marks a donation as received, and reverts that', async () => {
    const { id } = await createDonation(test.dataSource, { status: 'pending' });
    const path = `/api/donations/${id}`;
    const put = async (body: object) => (await test.asAdmin('put', path, body).expect(200)).body;
    expect(await put({ status: 'completed', receivedAt: null, note: 'Gotovina' })).toMatchObject({
      receivedAt: expect.any(String),
      note: 'Gotovina',
    });
    expect(await put({ status: 'cancelled' })).toMatchObject({ receivedAt: null });
    expect(await put({ status: 'completed', receivedAt: '2026-05-02T08:00:00Z' })).toMatchObject({
      receivedAt: '2026-05-02T08:00:00.000Z',
    });
    expect(await put({ reference: '1' })).not.toMatchObject({ reference: '1' });
  });

  it('stores the amount paid to the cent, beside the amount pledged', async () => {
    const { id } = await createDonation(test.dataSource, { status: 'pending', amount: 15 });
    const put = async (body: object) =>
      (await test.asAdmin('put', `/api/donations/${id}`, body).expect(200)).body;
    expect(await put({ note: 'Javila se.' })).toMatchObject({ amount: 15, paidCents: null });
    const paid = { status: 'completed', paidCents: 1450 };
    expect(await put(paid)).toMatchObject({ amount: 15, paidCents: 1450 });
    // An omitted field does not change.
    expect(await put({ amount: 20 })).toMatchObject({ amount: 20, paidCents: 1450 });
    expect(await put({ paidCents: null })).toMatchObject({ amount: 20, paidCents: 2000 });
    expect(await put({ status: 'pending', paidCents: 5 })).toMatchObject({ paidCents: null });
    const byHand = { amount: 15, paidCents: 1450, currency: 'EUR' };
    const { body } = await test.asAdmin('post', '/api/donations', byHand).expect(201);
    expect(body).toMatchObject({ amount: 15, paidCents: 1450, status: 'completed' });
  });

  it('totals the amounts paid to the cent, also beyond 32 bits', async () => {
    const day = { donatedAt: new Date('2018-06-15'), currency: 'EUR', amount: 7 };
    for (const paidCents of [1, 33, 999_999_999, 1_000_000_000, 1_000_000_000]) {
      await createDonation(test.dataSource, { ...day, paidCents });
    }
    await createDonation(test.dataSource, { ...day, status: 'pending' });
    const path = '/api/donations/totals?from=2018-01-01&to=2018-12-31';
    const { body } = await test.asAdmin('get', path).expect(200);
    const completed = { status: 'completed', count: 5, cents: 3_000_000_033 };
    for (const sums of [body.all, body.years, body.months]) {
      expect(sums).toHaveLength(2);
      expect(sums).toContainEqual(expect.objectContaining(completed));
      expect(sums).toContainEqual(expect.objectContaining({ status: 'pending', cents: 700 }));
    }
  });

  it('counts what was received on the day when it came, and other donations on their own', async () => {
    // New Year in Croatia is an hour earlier than in UTC.
    const pledged = { donatedAt: new Date('2013-12-31T23:30:00Z'), currency: 'EUR', amount: 7 };
    for (const fields of [
      { status: 'completed', receivedAt: new Date('2014-12-31T22:30:00Z') },
      { status: 'completed', receivedAt: new Date('2014-12-31T23:30:00Z') },
      { status: 'pending' },
      { status: 'cancelled' },
    ] as const) {
      await createDonation(test.dataSource, { ...pledged, ...fields });
    }
    const read = (path: string) => test.asAdmin('get', `/api/donations${path}`).expect(200);
    const statuses = (found: { status: string }[]) => found.map(({ status }) => status).sort();
    const { body: totals } = await read('/totals?from=2013-01-01&to=2015-12-31');
    for (const [year, expected] of [
      ['2013', []],
      ['2014', ['cancelled', 'completed', 'pending']],
      ['2015', ['completed']],
    ] as const) {
      const period = `from=${year}-01-01&to=${year}-12-31`;
      expect(statuses((await read(`?${period}`)).body)).toEqual(expected);
      const { text } = await read(`/export?${period}`);
      expect(text.trim().split('\r\n')).toHaveLength(1 + expected.length);
      for (const sums of [totals.years, totals.months]) {
        const ofYear = (sum: { period: string }) => sum.period.startsWith(year);
        expect(statuses(sums.filter(ofYear))).toEqual(expected);
      }
    }
  });

  it('totals and filters donations by the way of giving and by project', async () => {
    const { id: projectId, titleEn } = await createProject(test.dataSource);
    const day = { donatedAt: new Date('2017-06-15'), currency: 'EUR', amount: 7 };
    const create = (fields: Partial<Donation>) =>
      createDonation(test.dataSource, { ...day, ...fields });
    await create({ paidCents: 1001, method: 'cash', projectId });
    await create({ paidCents: 2002, projectId });
    const { id: donationId } = await create({ paidCents: 3003 });
    await createBankPayment(test.dataSource, { donationId });
    const period = 'from=2017-01-01&to=2017-12-31';
    const read = async (path: string) => (await test.asAdmin('get', path).expect(200)).body;
    const one = (cents: number) => ({ currency: 'EUR', status: 'completed', count: 1, cents });
    const { ways, projects } = await read(`/api/donations/totals?${period}`);
    expect(ways).toEqual([
      { way: 'transfer', ...one(2002) },
      { way: 'cash', ...one(1001) },
      { way: 'statement', ...one(3003) },
    ]);
    expect(projects).toHaveLength(2);
    expect(projects).toContainEqual({ projectId, ...one(3003), count: 2 });
    expect(projects).toContainEqual({ projectId: null, ...one(3003) });
    for (const { way, cents } of ways) {
      const [found, ...others] = await read(`/api/donations?${period}&way=${way}`);
      expect([found.paidCents, others]).toEqual([cents, []]);
    }
    expect(await read(`/api/donations?projectId=${projectId}`)).toHaveLength(2);
    const csv = await test.asAdmin('get', `/api/donations/export?${period}&lang=en`).expect(200);
    expect(csv.text.split(`"${titleEn}"`)).toHaveLength(3);
  });

  it('is entered in cash and for a project, which must exist', async () => {
    const { id: projectId } = await createProject(test.dataSource);
    const body = donationBody({ method: 'cash', projectId });
    const { body: row } = await test.asAdmin('post', '/api/donations', body).expect(201);
    expect(row).toMatchObject({ method: 'cash', projectId });
    const path = `/api/donations/${row.id}`;
    const missing = { projectId: 2_000_000_000 };
    for (const refused of [
      await test.asAdmin('put', path, missing).expect(400),
      await test.asAdmin('post', '/api/donations', donationBody(missing)).expect(400),
    ]) {
      expect(Object.keys(refused.body.errors)).toEqual(['projectId']);
    }
    await test.dataSource.query('DELETE FROM projects WHERE id = $1', [projectId]);
    expect((await test.asAdmin('get', path)).body.projectId).toBeNull();
  });

  it('cannot enter a transaction twice', async () => {
    const body = { amount: 5, transactionId: 'T-1' };
    await test.asAdmin('post', '/api/donations', body).expect(201);
    const { body: again } = await test.asAdmin('post', '/api/donations', body).expect(409);
    expect(Object.keys(again.errors)).toEqual(['transactionId']);
  });

  it('filters, totals and exports donations, by currency', async () => {
    const at = (day: string, fields: Partial<Donation>) =>
      createDonation(test.dataSource, { donatedAt: new Date(day), ...fields });
    // Half past midnight in Croatia is still the day before in UTC.
    await at('2019-03-31T22:30:00Z', { amount: 10, paidCents: 950, currency: 'EUR' });
    await at('2019-04-30T12:00:00Z', { amount: 15, currency: 'EUR' });
    await at('2019-05-01T12:00:00Z', { amount: 100, currency: 'HRK', donorName: '=1+1' });
    const period = 'from=2019-04-01&to=2019-05-01';
    const found = await test.asAdmin('get', `/api/donations?${period}&currency=EUR`).expect(200);
    expect(found.body.map(({ amount }: Donation) => amount)).toEqual([15, 10]);
    const { body } = await test.asAdmin('get', `/api/donations/totals?${period}`).expect(200);
    const euros = { currency: 'EUR', status: 'completed', count: 2, cents: 2450 };
    const kuna = { currency: 'HRK', status: 'completed', count: 1, cents: 10_000 };
    expect(body).toMatchObject({
      all: [euros, kuna],
      months: [
        { period: '2019-05', ...kuna },
        { period: '2019-04', ...euros },
      ],
    });
    const { text } = await test.asAdmin('get', `/api/donations/export?${period}`).expect(200);
    const [head, ...lines] = text.split('\r\n');
    expect(head).toMatch(/^\ufeff"Broj";"Poziv na broj";"Najavljeno";"Uplaćeno"/);
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/;100;"100,00";"HRK";"primljena";.*"'=1\+1"/);
    expect(lines[2]).toContain(`;10;"9,50";"EUR";"primljena";`);
  });
});

describe('deleting a donation', () => {
  it('is refused once it was received', async () => {
    const [received, pledged] = [
      await createDonation(test.dataSource),
      await createPledge(test.dataSource),
    ];
    const path = `/api/donations/${received.id}`;
    const { body } = await test.asAdmin('delete', `${path}?lang=hr`).expect(409);
    const both = { action: 'delete', ids: [received.id, pledged.id] };
    const bulk = await test.asAdmin('post', '/api/donations/bulk?lang=hr', both).expect(200);
    expect(bulk.body).toEqual({
      done: [pledged.id],
      failed: [{ id: received.id, reason: body.message }],
    });
    await test.asAdmin('patch', path, { status: 'pending' }).expect(200);
    await test.asAdmin('delete', path).expect(200);
  });

  it('leaves its transaction number to others, and is not restored while one has it', async () => {
    const transactionId = 'prva-uplata';
    const { id } = await createPledge(test.dataSource, { transactionId });
    await test.asAdmin('delete', `/api/donations/${id}`).expect(200);
    await createPledge(test.dataSource, { transactionId });
    const [item] = (await test.asAdmin('get', '/api/trash')).body;
    await test.asAdmin('post', `/api/trash/${item.id}/restore`).expect(409);
  });

  it('moves a pledge to the bin, without mails, link and payment, and back as it was', async () => {
    const donorEmail = uniqueEmail();
    const { body } = await pledgeDonation(donationBody({ donorEmail, spare: '' })).expect(201);
    const { reference }: Donation = body;
    const pledge = await rows().findOneByOrFail({ reference });
    const path = `/api/donations/${pledge.id}`;
    const { statusPage } = (await test.asAdmin('get', path)).body;
    const token = new URL(statusPage).searchParams.get('token');
    const openLink = () => test.anonymous.post('/api/donations/status').send({ token });
    await test.asAdmin('delete', path).expect(200);
    expect(await test.dataSource.manager.countBy(Mail, { recipient: donorEmail })).toBe(0);
    await openLink().expect(404);
    const { importStatement } = bankPaymentRequests(() => test);
    expect(await importStatement(camtOf({ reference }))).toEqual(outcome({ waiting: 1 }));
    const [item] = (await test.asAdmin('get', '/api/trash')).body;
    await test.asAdmin('post', `/api/trash/${item.id}/restore`).expect(200);
    expect(await rows().findOneBy({ reference })).toEqual(pledge);
    await openLink().expect(200);
  });
});

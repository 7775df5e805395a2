import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LinkSignerService } from '../../src/auth/link-signer.service.js';
import { DonationLinksService } from '../../src/donations/donation-links.service.js';
import { Donation } from '../../src/donations/donation.entity.js';
import { createDonation } from '../factories/donation.factory.js';
import { JWT_SECRET, startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://udruga.example' });
});
afterAll(() => test.close());

const ask = (token: unknown, language = 'hr') =>
  test.anonymous.post(`/api/donations/status?lang=${language}`).send({ token });
const linkTo = (donation: Donation) => new URL(test.app.get(DonationLinksService).page(donation));
const tokenOf = (donation: Donation) => linkTo(donation).searchParams.get('token') ?? '';
const create = (fields: Partial<Donation> = {}) =>
  createDonation(test.dataSource, { currency: 'EUR', status: 'pending', ...fields });

describe('the link to a donation', () => {
  it('opens its page in the language it was pledged in', async () => {
    const link = linkTo(await create({ language: 'en' }));
    expect(`${link.origin}${link.pathname}`).toBe('https://udruga.example/donate/status');
    expect(link.searchParams.get('lang')).toBe('en');
    expect(linkTo(await create()).searchParams.has('lang')).toBe(false);
  });

  it('is told to administrators, who may pass it on, and to nobody else', async () => {
    const donation = await create();
    const one = `/api/donations/${donation.id}`;
    const { body } = await test.anonymous.get(one).set(test.admin).expect(200);
    expect(body.statusPage).toBe(linkTo(donation).href);
    const filter = `filter={"id":[${donation.id}]}`;
    const list = await test.anonymous.get(`/api/donations?${filter}`).set(test.admin).expect(200);
    expect(list.body).toEqual([body]);
    await test.anonymous.get(one).expect(401);
    const pledged = await test.anonymous.post('/api/donations').send({ amount: 5, spare: '' });
    expect(JSON.stringify(pledged.body)).not.toContain('status?');
  });

  it('shows a pledge with all that its payment needs, and nothing of who gave', async () => {
    const donation = await create({ amount: 35, language: 'en' });
    const { body, headers } = await ask(tokenOf(donation)).expect(200);
    expect(body).toEqual({
      reference: donation.reference,
      amount: 35,
      paidCents: null,
      currency: 'EUR',
      status: 'pending',
      language: 'en',
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

  it('follows what becomes of it', async () => {
    const donation = await create();
    const token = tokenOf(donation);
    const put = (status: string, paid = {}) =>
      test.anonymous
        .put(`/api/donations/${donation.id}`)
        .set(test.admin)
        .send({ status, ...paid });
    const { body: marked } = await put('completed', { paidCents: 4450 }).expect(200);
    expect((await ask(token).expect(200)).body).toMatchObject({
      status: 'completed',
      amount: 50,
      paidCents: 4450,
      receivedAt: marked.receivedAt,
      payment: null,
    });
    await put('cancelled').expect(200);
    expect((await ask(token).expect(200)).body).toMatchObject({
      status: 'cancelled',
      paidCents: null,
      receivedAt: null,
      payment: null,
    });
    await put('pending').expect(200);
    expect((await ask(token).expect(200)).body.payment).not.toBeNull();
  });

  it.each([
    ['in another currency', { currency: 'HRK' }],
    ['of more than a slip can ask for', { amount: 100_001 }],
  ])('offers no payment of a pledge %s', async (_, fields) => {
    const { body } = await ask(tokenOf(await create(fields))).expect(200);
    expect(body.payment).toBeNull();
  });
});

describe('a link that is not ours', () => {
  const refusals = {
    hr: 'Ova poveznica ne vrijedi. Otvorite je izravno iz poruke koju smo vam poslali.',
    en: 'This link is not valid. Open it straight from the message we sent you.',
  };

  const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
  /** Another letter, whichever it was. */
  const another = (letter = '') => (letter === 'A' ? 'B' : 'A');
  /** The last letter of a signature holds two bits that say nothing: three others mean the same. */
  const likeTheLast = (letter = '') => {
    const place = LETTERS.indexOf(letter);
    return LETTERS.slice(place + 1, place + 4);
  };

  it.each(['hr', 'en'] as const)('is answered like one to nothing, in %s', async (language) => {
    const donation = await create();
    const other = await create();
    const gone = await create();
    await test.dataSource.getRepository(Donation).delete(gone.id);
    const token = tokenOf(donation);
    const [reference = '', signature = ''] = token.split('.');
    const forged = new LinkSignerService('x'.repeat(40));
    const mine = test.app.get(LinkSignerService);
    const refused = [
      `${other.reference}.${signature}`,
      `${reference}.${another(signature[0])}${signature.slice(1)}`,
      ...likeTheLast(token.at(-1)).map((letter) => `${token.slice(0, -1)}${letter}`),
      `${reference}.${forged.sign('donation status', reference)}`,
      `${reference}.${mine.sign('something else', reference)}`,
      tokenOf(gone),
    ];
    for (const one of refused) {
      const { body } = await ask(one, language).expect(404);
      expect(body).toMatchObject({ detail: refusals[language], instance: '/api/donations/status' });
      expect(JSON.stringify(body)).not.toContain(reference);
    }
    await ask(token, language).expect(200);
  });

  it('that was cut is called incomplete', async () => {
    const token = tokenOf(await create());
    for (const cut of [token.slice(0, -1), token.slice(0, 11), '', `${token}a`, ` ${token}`]) {
      const { body } = await ask(cut, 'en').expect(400);
      expect(body.errors).toEqual({
        token: 'The link is not complete. Open it straight from the message.',
      });
    }
  });

  it('is not signed with the key of sessions itself', async () => {
    const { reference } = await create();
    const bare = createHmac('sha256', JWT_SECRET).update(reference).digest('base64url');
    await ask(`${reference}.${bare}`).expect(404);
  });
});

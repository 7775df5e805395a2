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

const readStatus = (token: unknown, language = 'hr') =>
  test.anonymous.post(`/api/donations/status?lang=${language}`).send({ token });
const linkTo = (donation: Donation) => new URL(test.app.get(DonationLinksService).page(donation));
const tokenOf = (donation: Donation) => linkTo(donation).searchParams.get('token') ?? '';
const create = (fields: Partial<Donation> = {}) =>
  createDonation(test.dataSource, { currency: 'EUR', status: 'pending', ...fields });

describe('the link to the status of a donation', () => {
  it('opens its page in the language of the pledge', async () => {
    const link = linkTo(await create({ language: 'en' }));
    expect(`${link.origin}${link.pathname}`).toBe('https://udruga.example/donate/status');
    expect(link.searchParams.get('lang')).toBe('en');
    expect(linkTo(await create()).searchParams.has('lang')).toBe(false);
  });

  it('is shown to administrators only', async () => {
    const donation = await create();
    const path = `/api/donations/${donation.id}`;
    const { body } = await test.asAdmin('get', path).expect(200);
    expect(body.statusPage).toBe(linkTo(donation).href);
    const filter = `filter={"id":[${donation.id}]}`;
    const list = await test.asAdmin('get', `/api/donations?${filter}`).expect(200);
    expect(list.body).toEqual([body]);
    await test.anonymous.get(path).expect(401);
    const pledged = await test.anonymous.post('/api/donations').send({ amount: 5, spare: '' });
    expect(JSON.stringify(pledged.body)).not.toContain('status?');
  });

  it('shows a pledge with the details of its payment, and without the donor', async () => {
    const donation = await create({ amount: 35, language: 'en' });
    const { body, headers } = await readStatus(tokenOf(donation)).expect(200);
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

  it('shows the current status', async () => {
    const donation = await create();
    const token = tokenOf(donation);
    const put = (status: string, paid = {}) =>
      test.asAdmin('put', `/api/donations/${donation.id}`, { status, ...paid });
    const { body: marked } = await put('completed', { paidCents: 4450 }).expect(200);
    expect((await readStatus(token).expect(200)).body).toMatchObject({
      status: 'completed',
      amount: 50,
      paidCents: 4450,
      receivedAt: marked.receivedAt,
      payment: null,
    });
    await put('cancelled').expect(200);
    expect((await readStatus(token).expect(200)).body).toMatchObject({
      status: 'cancelled',
      paidCents: null,
      receivedAt: null,
      payment: null,
    });
    await put('pending').expect(200);
    expect((await readStatus(token).expect(200)).body.payment).not.toBeNull();
  });

  it.each([
    ['in another currency', { currency: 'HRK' }],
    ['of more than the maximum of a slip', { amount: 100_001 }],
  ])('offers no payment of a pledge %s', async (_, fields) => {
    const { body } = await readStatus(tokenOf(await create(fields))).expect(200);
    expect(body.payment).toBeNull();
  });
});

describe('an invalid link', () => {
  const refusals = {
    hr: 'Ova poveznica ne vrijedi. Otvorite je izravno iz poruke koju smo vam poslali.',
    en: 'This link is not valid. Open it straight from the message we sent you.',
  };

  const BASE64URL = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'];
  /** A different character. */
  const differentFrom = (character = '') => (character === 'A' ? 'B' : 'A');
  /** The other three characters that encode the same end of a signature: two bits are unused. */
  const equivalentsOf = (character = '') => {
    const position = BASE64URL.indexOf(character);
    return BASE64URL.slice(position + 1, position + 4);
  };

  it.each(['hr', 'en'] as const)(
    'is answered like one to a missing donation, in %s',
    async (language) => {
      const donation = await create();
      const other = await create();
      const deleted = await create();
      await test.dataSource.getRepository(Donation).delete(deleted.id);
      const token = tokenOf(donation);
      const [reference = '', signature = ''] = token.split('.');
      const forged = new LinkSignerService('x'.repeat(40));
      const signer = test.app.get(LinkSignerService);
      const refused = [
        `${other.reference}.${signature}`,
        `${reference}.${differentFrom(signature[0])}${signature.slice(1)}`,
        ...equivalentsOf(token.at(-1)).map((character) => `${token.slice(0, -1)}${character}`),
        `${reference}.${forged.sign('donation status', reference)}`,
        `${reference}.${signer.sign('something else', reference)}`,
        tokenOf(deleted),
      ];
      for (const one of refused) {
        const { body } = await readStatus(one, language).expect(404);
        expect(body).toMatchObject({
          detail: refusals[language],
          instance: '/api/donations/status',
        });
        expect(JSON.stringify(body)).not.toContain(reference);
      }
      await readStatus(token, language).expect(200);
    },
  );

  it('that was truncated is reported as incomplete', async () => {
    const token = tokenOf(await create());
    for (const cut of [token.slice(0, -1), token.slice(0, 11), '', `${token}a`, ` ${token}`]) {
      const { body } = await readStatus(cut, 'en').expect(400);
      expect(body.errors).toEqual({
        token: 'The link is not complete. Open it straight from the message.',
      });
    }
  });

  it('is not one signed with the key of sessions', async () => {
    const { reference } = await create();
    const bare = createHmac('sha256', JWT_SECRET).update(reference).digest('base64url');
    await readStatus(`${reference}.${bare}`).expect(404);
  });
});

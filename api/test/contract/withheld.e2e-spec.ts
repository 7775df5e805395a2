import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createDocument } from '../../src/openapi/document.js';
import { createApiToken } from '../factories/api-token.factory.js';
import { createBankPayment } from '../factories/bank-payment.factory.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createContactMessage } from '../factories/contact-message.factory.js';
import { createDonation, createPledge } from '../factories/donation.factory.js';
import { createMail } from '../factories/mail.factory.js';
import { createSubscriber } from '../factories/newsletter.factory.js';
import { createSavedReply } from '../factories/saved-reply.factory.js';
import { operationsOf } from '../setup/contract/api-document.js';
import { CALLS } from '../setup/contract/calls.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

// Each value about a person has one of these words: that of donors, or that of all others.
const DONOR = 'oznakadonatora';
const PERSON = 'oznakaosobe';

let test: TestApp;
/** A URL of a read, of which lists are read with and without a range. */
interface Read {
  path: string;
  url: string;
  /** Who may read it, as the document says; undefined for everybody. */
  roles: unknown;
  tokens: unknown;
}

let reads: Read[];
beforeAll(async () => {
  test = await startTestApp();
  await storePeople();
  reads = await allReads();
});
afterAll(() => test.close());

/** Rows about people, each with what else there is of it: replies, histories, the bin, the log. */
async function storePeople(): Promise<void> {
  const { dataSource } = test;
  const email = `${PERSON}@osobe.example`;
  const message = await createContactMessage(dataSource, {
    name: `Ana ${PERSON}`,
    email,
    subject: `O meni, ${PERSON}`,
    message: `Javljam se, ${PERSON}`,
  });
  const headers = await test.signIn({ username: PERSON, email, role: 'admin' });
  const reply = { message: `Odgovor: ${PERSON}` };
  await test.anonymous.post(`/api/contact/${message.id}/replies`).set(headers).send(reply);
  const saved = await createSavedReply(dataSource);
  const named = { name: `Odgovor ${PERSON}` };
  await test.asAdmin('patch', `/api/saved-replies/${saved.id}`, named).expect(200);
  await test.asAdmin('delete', `/api/saved-replies/${saved.id}`).expect(200);
  const post = await createBlogPost(dataSource);
  const change = { title: 'Nova čitaonica u Kninu' };
  await test.anonymous.patch(`/api/blog/${post.id}`).set(headers).send(change).expect(200);
  await createSubscriber(dataSource, { email });
  await createMail(dataSource, { recipient: email, subject: PERSON, text: PERSON, html: PERSON });
  await dataSource.query(
    'INSERT INTO refused_addresses (email, refusals, stopped_at) VALUES ($1, 2, now())',
    [email],
  );
  const donor = { donorName: DONOR, donorEmail: `${DONOR}@osobe.example`, message: DONOR };
  await createDonation(dataSource, { ...donor, note: DONOR });
  const removed = await createPledge(dataSource, donor);
  await test.asAdmin('delete', `/api/donations/${removed.id}`).expect(200);
  await createBankPayment(dataSource, { payerName: DONOR, text: DONOR });
}

async function allReads(): Promise<Read[]> {
  const found: Read[] = [];
  for (const { method, path, operation } of operationsOf(createDocument(test.app))) {
    if (method !== 'get') continue;
    const { param, query } = CALLS[`${method} ${path}`] ?? {};
    const values = param ? [await param(test, { email: 'nitko@udruga.example' })].flat() : [];
    const to = path.replaceAll(/\{[^}]+\}/g, (name) => String(values.shift() ?? name));
    const asked = new URLSearchParams((await query?.(test)) ?? {}).toString();
    const roles = 'x-roles' in operation ? operation['x-roles'] : undefined;
    const tokens = 'x-token-scopes' in operation ? operation['x-token-scopes'] : undefined;
    const isList = !path.includes('{') && !query;
    for (const more of isList ? ['', 'range=[0,99]'] : [asked]) {
      found.push({ path, url: `${to}?${more}`, roles, tokens });
    }
  }
  return found;
}

/**
 * The words about people in what a caller reads, with where each was found. What the caller may
 * not read at all is tested with the access to it.
 */
async function wordsReadBy(
  headers: Record<string, string>,
  mayRead: (read: Read) => boolean = ({ roles }) => roles === undefined,
): Promise<string[]> {
  const found: string[] = [];
  for (const { path, url } of reads.filter(mayRead)) {
    const { status, body, text } = await test.anonymous
      .get(url)
      .set({ 'X-Forwarded-For': uniqueIp(), ...headers });
    if (headers === test.admin) expect([url, status]).toEqual([url, 200]);
    const read = `${JSON.stringify(body)} ${text ?? ''}`.toLowerCase();
    for (const word of [DONOR, PERSON]) if (read.includes(word)) found.push(`${path}: ${word}`);
  }
  return [...new Set(found)];
}

const asRole = (role: string) => (read: Read) =>
  read.roles === undefined || JSON.stringify(read.roles).includes(`"${role}"`);
const byToken = ({ roles, tokens }: Read) => roles === undefined || tokens !== undefined;

const bearer = async (scopes: Parameters<typeof createApiToken>[1]) => ({
  Authorization: `Bearer ${(await createApiToken(test.dataSource, scopes)).token}`,
});

const OF_DONORS = ['bank-payments', 'donations', 'donations/export', 'trash'];

describe('data about people', () => {
  it('are found by this test in what administrators read, which is everything', async () => {
    const found = await wordsReadBy(test.admin, () => true);
    for (const path of [...OF_DONORS.map((name) => `${name}: ${DONOR}`), `users: ${PERSON}`]) {
      expect(found).toContain(`/api/${path}`);
    }
    for (const path of ['contact', 'newsletter', 'mails', 'refused-addresses', 'trash']) {
      expect(found).toContain(`/api/${path}: ${PERSON}`);
    }
  });

  it.each(['member', 'editor'] as const)('are in nothing that a %s reads', async (role) => {
    expect(await wordsReadBy(await test.signIn({ role }), asRole(role))).toEqual([]);
  });

  it('are in nothing that visitors read', async () => {
    expect(await wordsReadBy({})).toEqual([]);
  });

  it('are only those of donors in what accountants read', async () => {
    const found = await wordsReadBy(
      await test.signIn({ role: 'accountant' }),
      asRole('accountant'),
    );
    expect(found.sort()).toEqual(OF_DONORS.map((name) => `/api/${name}: ${DONOR}`).sort());
  });

  it('are in nothing that a token for content reads, and donors only in what one for donations', async () => {
    const content = await bearer({ scopes: ['content:read', 'content:write', 'events:read'] });
    expect(await wordsReadBy(content, byToken)).toEqual([]);
    const money = await bearer({ scopes: ['donations:read', 'statements:import'] });
    const found = await wordsReadBy(money, byToken);
    expect(found.sort()).toEqual(['bank-payments', 'donations'].map((n) => `/api/${n}: ${DONOR}`));
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { ContactMessage } from '../../src/contact/contact-message.entity.js';
import { storeOnce } from '../../src/rows/store-once.js';
import { blogPostBody } from '../factories/blog-post.factory.js';
import { contactMessageBody } from '../factories/contact-message.factory.js';
import { documentBody } from '../factories/document.factory.js';
import { donationBody } from '../factories/donation.factory.js';
import { eventBody } from '../factories/event.factory.js';
import { issueBody } from '../factories/issue.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { partnerBody } from '../factories/partner.factory.js';
import { projectBody } from '../factories/project.factory.js';
import { redirectBody } from '../factories/redirect.factory.js';
import { teamMemberBody } from '../factories/team-member.factory.js';
import { userBody } from '../factories/user.factory.js';
import { ageSubmissions } from '../setup/age-submissions.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** The resources that administrators add to, with a body and a change that makes another one. */
const RESOURCES: [resource: string, table: string, body: () => object, change: object][] = [
  ['blog', 'blog_posts', blogPostBody, { author: 'Drugi' }],
  ['projects', 'projects', projectBody, { category: 'conference' }],
  ['events', 'events', eventBody, { location: 'Knin' }],
  ['team', 'team_members', teamMemberBody, { position: 'Tajnica' }],
  ['partners', 'partners', partnerBody, { name: 'Druga udruga' }],
  ['documents', 'documents', documentBody, { nameEn: 'Other' }],
  ['donations', 'donations', donationBody, { note: 'U gotovini' }],
  ['users', 'users', userBody, { fullName: 'Druga Osoba' }],
  ['newsletter', 'newsletters', () => ({ email: uniqueEmail() }), { language: 'en' }],
  ['redirects', 'redirects', redirectBody, { target: 'https://drugo.example/' }],
  ['issues', 'newsletter_issues', issueBody, { titleEn: 'Another title' }],
];

const quoted = (key: string) => `"${key}"`;

function post(resource: string, body: object, key: string | undefined, headers = test.admin) {
  const request = test.anonymous.post(`/api/${resource}`).set(headers);
  if (key !== undefined) void request.set('Idempotency-Key', key);
  return request.send(body);
}

async function count(table: string): Promise<number> {
  const [row]: { count: number }[] = await test.dataSource.query(
    `SELECT count(*)::int AS count FROM ${table}`,
  );
  return row?.count ?? 0;
}

describe.each(RESOURCES)('a repeated request to add to %s', (resource, table, bodyOf, change) => {
  it('stores one row, in parallel and later, and is refused with other content', async () => {
    const body = bodyOf();
    const key = quoted(randomUUID());
    const before = await count(table);
    const together = await Promise.all([1, 2, 3].map(() => post(resource, body, key)));
    const later = await post(resource, body, key);
    const answers = [...together, later];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    const refused = await post(resource, { ...body, ...change }, key).expect(422);
    expect(refused.body).toMatchObject({ earlier: later.body.id });
    expect(await count(table)).toBe(before + 1);
  });
});

describe('an Idempotency-Key', () => {
  it('returns the current row', async () => {
    const body = eventBody();
    const key = randomUUID();
    const { body: first } = await post('events', body, key).expect(201);
    await test.asAdmin('patch', `/api/events/${first.id}`, { location: 'Drniš' }).expect(200);
    const { body: repeated } = await post('events', body, quoted(key)).expect(201);
    expect(repeated).toMatchObject({ id: first.id, location: 'Drniš', version: 2 });
  });

  it('does not create a deleted row again', async () => {
    const body = partnerBody();
    const key = randomUUID();
    const { body: row } = await post('partners', body, key).expect(201);
    await test.asAdmin('delete', `/api/partners/${row.id}`).expect(200);
    const before = await count('partners');
    const refused = await post('partners', body, key).expect(410);
    expect(refused.body.message).toContain('zatim obrisano');
    expect(await count('partners')).toBe(before);
    await post('partners', body, randomUUID()).expect(201);
  });

  it('is separate for each user and each resource', async () => {
    const key = randomUUID();
    const other = await test.signIn({ role: 'admin' });
    const { body: own } = await post('partners', partnerBody(), key).expect(201);
    const { body: others } = await post('partners', partnerBody(), key, other).expect(201);
    expect(others.id).not.toBe(own.id);
    await post('team', teamMemberBody(), key).expect(201);
  });

  it('can be used again after its request was refused', async () => {
    const key = randomUUID();
    const body = eventBody();
    await post('events', { ...body, title: 'A' }, key).expect(400);
    await post('events', { ...body, endDate: '2001-01-01T00:00:00Z' }, key).expect(400);
    await post('events', body, key).expect(201);
  });

  it('is valid for two days', async () => {
    const key = randomUUID();
    const body = partnerBody();
    const { body: first } = await post('partners', body, key).expect(201);
    await ageSubmissions(test.dataSource, 47 * 3600);
    const { body: again } = await post('partners', body, key).expect(201);
    expect(again.id).toBe(first.id);
    await ageSubmissions(test.dataSource, 3600);
    const { body: later } = await post('partners', body, key).expect(201);
    expect(later.id).not.toBe(first.id);
  });

  it.each(['', 'kratak', '"bez kraja', 'č'.repeat(20), 'a b c d e f', 'x'.repeat(129)])(
    'that is malformed is refused: %j',
    async (key) => {
      const before = await count('partners');
      const { body } = await test.anonymous
        .post('/api/partners')
        .set(test.admin)
        .set('Idempotency-Key', encodeURI(key) === key ? key : Buffer.from(key).toString('latin1'))
        .send(partnerBody())
        .expect(400);
      expect(body.errors).toHaveProperty('Idempotency-Key');
      expect(await count('partners')).toBe(before);
    },
  );

  it('is stored only as a hash, without the content sent', async () => {
    const key = randomUUID();
    const body = userBody();
    await post('users', body, key).expect(201);
    const stored = JSON.stringify(await test.dataSource.query('SELECT * FROM recent_submissions'));
    for (const secret of [key, ...Object.values(body)]) expect(stored).not.toContain(secret);
  });
});

const rows = () => test.dataSource.getRepository(ContactMessage);

async function isLockAwaited(): Promise<boolean> {
  const waiting: unknown[] = await test.dataSource.query(
    "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted",
  );
  return waiting.length > 0;
}

async function store(manager: EntityManager, subject: string): Promise<number> {
  const messages = manager.getRepository(ContactMessage);
  const { name, email, message } = contactMessageBody();
  const row = messages.create({ name, email, message, subject, language: 'hr' });
  await messages.insert(row);
  return row.id;
}

function send(subject: string, seconds: number, storing = store): Promise<ContactMessage> {
  const submission = { identity: [subject], seconds };
  return storeOnce(test.dataSource, ContactMessage, submission, (manager) =>
    storing(manager, subject),
  );
}

/** Sends a submission twice; the first request continues when the second one waits for it. */
async function sendTwice(subject: string, first: typeof store) {
  let started = 0;
  const storing: typeof store = async (manager) => {
    started += 1;
    if (started > 1) return store(manager, subject);
    while (started < 2 && !(await isLockAwaited()));
    return first(manager, subject);
  };
  return Promise.allSettled([send(subject, 60, storing), send(subject, 60, storing)]);
}

describe('a submission sent twice at the same time', () => {
  it('is stored once, by the request that the other waits for', async () => {
    const answers = await sendTwice('Dvaput', store);
    const [row] = await rows().findBy({ subject: 'Dvaput' });
    expect(answers).toEqual([
      { status: 'fulfilled', value: row },
      { status: 'fulfilled', value: row },
    ]);
    expect(await rows().countBy({ subject: 'Dvaput' })).toBe(1);
  });

  it('is stored by the second request when the first one fails', async () => {
    const answers = await sendTwice('Drugi put', () => Promise.reject(new Error('no')));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await rows().countBy({ subject: 'Drugi put' })).toBe(1);
  });

  it('is forgotten after its time', async () => {
    const countStored = async () =>
      (await test.dataSource.query('SELECT row_id FROM recent_submissions')).length;
    await test.dataSource.query('DELETE FROM recent_submissions');
    await send('Jedan', 0);
    await send('Dva', 0);
    expect(await countStored()).toBe(1);
  });
});

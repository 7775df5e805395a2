import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createDonation } from '../factories/donation.factory.js';
import { createIssue } from '../factories/issue.factory.js';
import { createUser } from '../factories/user.factory.js';
import type { Method } from '../setup/contract/api-document.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

type Headers = Awaited<ReturnType<TestApp['signIn']>>;

let test: TestApp;
let editor: Headers;
let accountant: Headers;
let member: Headers;
beforeAll(async () => {
  test = await startTestApp();
  editor = await test.signIn({ role: 'editor', email: 'urednica@udruga.example' });
  accountant = await test.signIn({ role: 'accountant' });
  member = await test.signIn({ role: 'member' });
});
afterAll(() => test.close());

const as = (who: Headers, method: Method, path: string, body?: object) =>
  test.anonymous[method](path).set(who).send(body);

async function idsOf(who: Headers, path: string): Promise<number[]> {
  const { body } = await as(who, 'get', path).expect(200);
  return body.map(({ id }: { id: number }) => id);
}

describe('the dashboard', () => {
  const read = async (who: Headers) => (await as(who, 'get', '/api/dashboard').expect(200)).body;

  it('has for editors content only', async () => {
    const { waiting, ...rest } = await read(editor);
    expect(Object.keys(waiting).sort()).toEqual([
      'draftCalls',
      'draftDocuments',
      'draftEvents',
      'draftIssues',
      'draftPages',
      'draftProjects',
      'drafts',
      'outdated',
      'scheduled',
    ]);
    expect(Object.keys(rest).sort()).toEqual([
      'changes',
      'nextEvent',
      'nextPost',
      'outdated',
      'untranslated',
    ]);
  });

  it('has for accountants money only', async () => {
    const { waiting, ...rest } = await read(accountant);
    expect(Object.keys(waiting).sort()).toEqual(['bankPayments', 'pledges']);
    expect(Object.keys(rest).sort()).toEqual(['accountChangesAt', 'received']);
  });

  it('tells changes of settings and redirects only to administrators', async () => {
    await test.asAdmin('patch', '/api/settings/1', { yearsOfExperience: 16 }).expect(200);
    await test.asAdmin('post', '/api/partners', { name: 'Novi partner', logoUrl: null });
    const resources = async (who: Headers): Promise<string[]> =>
      (await read(who)).changes.map(({ resource }: { resource: string }) => resource);
    expect(await resources(test.admin)).toContain('settings');
    expect(await resources(editor)).not.toContain('settings');
    expect(await resources(editor)).not.toHaveLength(0);
  });
});

describe('drafts', () => {
  it('are read by editors, and neither by accountants nor by members', async () => {
    const { id } = await createBlogPost(test.dataSource, { isPublished: false });
    await as(editor, 'get', `/api/blog/${id}`).expect(200);
    expect(await idsOf(editor, '/api/blog')).toContain(id);
    for (const who of [accountant, member]) {
      await as(who, 'get', `/api/blog/${id}`).expect(404);
      expect(await idsOf(who, '/api/blog')).not.toContain(id);
    }
  });
});

describe('the settings', () => {
  it('tell accountants when they were changed', async () => {
    const { body } = await as(accountant, 'get', '/api/settings/1').expect(200);
    expect(body).toHaveProperty('updatedAt');
    const { body: ofEditor } = await as(editor, 'get', '/api/settings/1').expect(200);
    expect(ofEditor).not.toHaveProperty('updatedAt');
  });
});

describe('donations', () => {
  it('are entered by hand by accountants; what editors send is a pledge', async () => {
    const donation = { amount: 25, currency: 'EUR', status: 'completed' };
    const { body } = await as(accountant, 'post', '/api/donations', donation).expect(201);
    expect(body).toMatchObject({ amount: 25, status: 'completed' });
    const pledge = { amount: 25, currency: 'EUR', isAnonymous: true, spare: '' };
    const { body: pledged } = await as(editor, 'post', '/api/donations', pledge).expect(201);
    expect(pledged).not.toHaveProperty('id');
    expect(pledged).not.toHaveProperty('status');
  });

  it('are changed by accountants', async () => {
    const { id } = await createDonation(test.dataSource);
    const change = { note: 'Provjereno' };
    const { body } = await as(accountant, 'patch', `/api/donations/${id}`, change).expect(200);
    expect(body.note).toBe('Provjereno');
  });
});

describe('newsletters', () => {
  it('that are scheduled are changed and deleted by administrators only', async () => {
    const sendAt = new Date('2030-05-01T08:00:00Z');
    const { id } = await createIssue(test.dataSource, { state: 'scheduled', sendAt });
    const path = `/api/issues/${id}`;
    const change = { title: 'Drugi naslov' };
    const { body } = await as(editor, 'patch', path, change).expect(409);
    expect(body.detail).toContain('samo administrator');
    await as(editor, 'delete', path).expect(409);
    const bulk = { action: 'delete', ids: [id] };
    const { body: outcome } = await as(editor, 'post', '/api/issues/bulk', bulk).expect(200);
    expect(outcome.done).toEqual([]);
    await test.asAdmin('patch', path, change).expect(200);
  });

  it('are sent for a test to the own address of editors only', async () => {
    const { id } = await createIssue(test.dataSource);
    const path = `/api/issues/${id}/test`;
    const to = (email: string) => ({ email, language: 'hr' });
    const { body } = await as(editor, 'post', path, to('druga@udruga.example')).expect(400);
    expect(body.errors.email).toBe('Probnu poruku možete poslati samo na svoju adresu.');
    await as(editor, 'post', path, to('Urednica@udruga.example')).expect(200);
    await test.asAdmin('post', path, to('druga@udruga.example')).expect(200);
  });
});

describe('a role', () => {
  it('that changes ends the sessions of the user', async () => {
    const user = await createUser(test.dataSource, { role: 'editor' });
    const { body } = await test.anonymous
      .post('/api/auth/login')
      .set('Origin', test.origin)
      .send({ username: user.username, password: 'duga fraza za prijavu', token: true })
      .expect(200);
    const headers = { Authorization: `Bearer ${body.accessToken}` };
    await test.anonymous.get('/api/issues').set(headers).expect(200);
    await test.asAdmin('patch', `/api/users/${user.id}`, { role: 'accountant' }).expect(200);
    await test.anonymous.get('/api/issues').set(headers).expect(401);
  });
});

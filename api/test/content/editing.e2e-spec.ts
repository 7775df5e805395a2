import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { endOfDay } from 'shared/croatian-time';
import { LinkSignerService } from '../../src/auth/link-signer.service.js';
import { RetentionService } from '../../src/privacy/retention.service.js';
import { User } from '../../src/users/user.entity.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { createPage } from '../factories/page.factory.js';
import { createPublicCall } from '../factories/public-call.factory.js';
import { createTeamMember } from '../factories/team-member.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

const DAY_MS = 86_400_000;

let test: TestApp;
let iva: TestApp['admin'];
let eva: TestApp['admin'];
beforeAll(async () => {
  test = await startTestApp();
  iva = await test.signIn({ role: 'admin', fullName: 'Iva Horvat' });
  eva = await test.signIn({ role: 'admin', fullName: 'Eva Novak' });
});
afterAll(() => test.close());

/** Deletes the user with a full name. */
async function deleteUser(fullName: string): Promise<void> {
  const users = test.dataSource.getRepository(User);
  const { id } = await users.findOneByOrFail({ fullName });
  await test.asAdmin('delete', `/api/users/${id}`).expect(200);
}

const draft = async () => (await createBlogPost(test.dataSource, { isPublished: false })).id;

async function linkOf(id: number, resource = 'blog'): Promise<{ url: string; expiresAt: string }> {
  return (await test.asAdmin('post', `/api/draft-links/${resource}/${id}`).expect(200)).body;
}

const tokenIn = (url: string) => new URL(url).searchParams.get('token') ?? '';
const tokenOf = async (id: number, resource?: string) => tokenIn((await linkOf(id, resource)).url);
const open = (token: string) => test.anonymous.post('/api/draft-links/open').send({ token });
const read = (path: string, token: string) =>
  test.anonymous.get(path).set({ Authorization: `Draft-Link ${token}` });

describe('the link of a draft', () => {
  const KINDS = {
    blog: () => createBlogPost(test.dataSource, { isPublished: false }),
    pages: () => createPage(test.dataSource, { isPublished: false }),
    'public-calls': () => createPublicCall(test.dataSource, { isPublished: false }),
  };
  const PATHS = { blog: '/blog/', pages: '/', 'public-calls': '/javni-poziv/' };

  it.each(Object.keys(KINDS) as (keyof typeof KINDS)[])(
    'opens the draft of %s, and nothing else, for whoever has it',
    async (resource) => {
      const { id, slug } = await KINDS[resource]();
      const other = await KINDS[resource]();
      const { url, expiresAt } = await linkOf(id, resource);
      expect(url).toMatch(`http://localhost:3000/preview/${resource}/shared/${id}?token=`);
      const token = tokenIn(url);
      const opened = await open(token).expect(200);
      const path = PATHS[resource] + slug;
      expect(opened.body).toEqual({ resource, id, path, isPublic: false, expiresAt });
      const { body, headers } = await read(`/api/${resource}/${id}`, token).expect(200);
      expect(body).toMatchObject({ id, slug, isPublished: false });
      expect(headers['cache-control']).toBe('private, no-store');
      await read(`/api/${resource}/${other.id}`, token).expect(404);
      await read(`/api/${resource}/${slug}`, token).expect(404);
      await test.anonymous.get(`/api/${resource}/${id}?token=${token}`).expect(404);
      const others = Object.keys(KINDS).filter((kind) => kind !== resource);
      for (const kind of others) await read(`/api/${kind}/${id}`, token).expect(404);
      if (resource !== 'public-calls') return;
      await read(`/api/public-calls/${id}/texts`, token).expect(200);
      await test.anonymous.get(`/api/public-calls/${id}/texts`).expect(404);
    },
  );

  it('gives no other rights', async () => {
    const id = await draft();
    const token = await tokenOf(id);
    await read(`/api/blog/${id}/versions`, token).expect(401);
    await read(`/api/draft-links/blog/${id}`, token).expect(401);
    const change = test.anonymous.patch(`/api/blog/${id}`).send({ title: 'Promijenjeno' });
    await change.set({ Authorization: `Draft-Link ${token}` }).expect(401);
    const list = await read('/api/blog?filter={"isPublished":false}', token).expect(200);
    expect(list.body).toEqual([]);
  });

  it('works for 14 days, until the end of the last one, and longer after it is copied again', async () => {
    const id = await draft();
    const { url, expiresAt } = await linkOf(id);
    const end = endOfDay(Date.now() + 14 * DAY_MS).getTime() - 1000;
    expect(Date.parse(expiresAt)).toBe(end);
    const sooner = 'UPDATE draft_links SET expires_at = $2 WHERE row_id = $1';
    await test.dataSource.query(sooner, [id, new Date(Date.now() + DAY_MS)]);
    expect(await linkOf(id)).toEqual({ url, expiresAt });
    const english = await test.asAdmin('get', `/api/draft-links/blog/${id}?lang=en`).expect(200);
    expect(new URL(english.body.url).searchParams.get('lang')).toBe('en');
    expect(tokenIn(english.body.url)).toBe(tokenIn(url));
  });

  it('is a forged one, which opens nothing', async () => {
    const id = await draft();
    const token = await tokenOf(id);
    const [key = '', signature = ''] = token.split('.');
    const other = test.app.get(LinkSignerService).sign('donation status', key);
    const forged = [
      '',
      key,
      `${key}.`,
      `.${signature}`,
      `${key}.${signature.slice(0, -1)}`,
      `${key}.${signature}A`,
      `${key.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}.${signature}`,
      `${key}.${other}`,
      `${token}.${signature}`,
      `${id}.${signature}`,
    ];
    for (const one of forged) {
      expect([one, (await open(one)).status]).toEqual([one, 404]);
      expect([one, (await read(`/api/blog/${id}`, one)).status]).toEqual([one, 404]);
    }
    await open(token).expect(200);
  });

  it('is made of no published row, nor of one without drafts, pages or previews', async () => {
    const { id: published } = await createBlogPost(test.dataSource);
    await test.asAdmin('post', `/api/draft-links/blog/${published}`).expect(409);
    const { id } = await createTeamMember(test.dataSource);
    const event = await createEvent(test.dataSource, { isPublished: false });
    for (const path of [
      `team/${id}`,
      `users/${id}`,
      `events/${event.id}`,
      'blog/2147483000',
      'constructor/1',
    ]) {
      await test.asAdmin('post', `/api/draft-links/${path}`).expect(404);
      await test.asAdmin('get', `/api/draft-links/${path}`).expect(404);
      await test.asAdmin('post', `/api/draft-links/${path}/withdraw`).expect(404);
    }
  });
});

describe('a link of a draft no longer works', () => {
  /** Expects that a token opens nothing, and that a later link of the draft is another one. */
  async function expectEnded(token: string, id: number): Promise<void> {
    const isGone = async () => {
      const { body } = await open(token).set('Accept-Language', 'en').expect(410);
      expect(body.detail).toMatch(/no longer works/);
      await read(`/api/blog/${id}`, token).expect(404);
    };
    await isGone();
    const later = await tokenOf(id);
    expect(later).not.toBe(token);
    await isGone();
    await open(later).expect(200);
  }

  it('when it is withdrawn', async () => {
    const id = await draft();
    const token = await tokenOf(id);
    const withdrawn = await test.asAdmin('post', `/api/draft-links/blog/${id}/withdraw`);
    expect(withdrawn.body).toEqual({ url: null, expiresAt: null });
    await expectEnded(token, id);
  });

  it('when it has expired, and is deleted when another one is made', async () => {
    const [id, other] = [await draft(), await draft()];
    const token = await tokenOf(id);
    await tokenOf(other);
    await test.dataSource.query('UPDATE draft_links SET expires_at = now()');
    const { body } = await test.asAdmin('get', `/api/draft-links/blog/${id}`).expect(200);
    expect(body).toEqual({ url: null, expiresAt: null });
    await expectEnded(token, id);
    const rows = 'SELECT 1 FROM draft_links WHERE row_id = $1';
    expect(await test.dataSource.query(rows, [other])).toEqual([]);
  });

  it('when its draft was deleted, also after it is restored', async () => {
    const id = await draft();
    const token = await tokenOf(id);
    await test.asAdmin('delete', `/api/blog/${id}`).expect(200);
    await open(token).expect(410);
    await test.asAdmin('get', `/api/draft-links/blog/${id}`).expect(404);
    const [item]: { id: number }[] = await test.dataSource.query(
      `SELECT id FROM trash WHERE resource = 'blog' AND row_id = $1`,
      [id],
    );
    await test.asAdmin('post', `/api/trash/${item?.id}/restore`).expect(200);
    await expectEnded(token, id);
  });

  it.each([
    ['by hand', null],
    // No statement changes the row at its time.
    ['by the clock', 'UPDATE draft_links SET ended = false'],
  ])(
    'when its draft was published %s and taken back; until then it leads to the page',
    async (_how, statement) => {
      const { id, slug } = await createBlogPost(test.dataSource, { isPublished: false });
      const token = await tokenOf(id);
      await test.asAdmin('patch', `/api/blog/${id}`, { isPublished: true }).expect(200);
      if (statement) await test.dataSource.query(statement);
      const { body } = await open(token).expect(200);
      expect(body).toMatchObject({ isPublic: true, path: `/blog/${slug}` });
      await test.asAdmin('patch', `/api/blog/${id}`, { isPublished: false }).expect(200);
      await expectEnded(token, id);
    },
  );
});

describe('unsaved work in a form', () => {
  const changed = { title: 'Radionica', content: 'Prvi\nredak ', links: { web: null } };
  const store = (form: string, body: object, headers = iva) =>
    test.anonymous.put(`/api/autosaves/${form}`).set(headers).send(body);
  const stored = (path = '', headers = iva) =>
    test.anonymous.get(`/api/autosaves${path}`).set(headers);
  const remove = (form: string) => test.anonymous.delete(`/api/autosaves/${form}`).set(iva);

  it('is stored as it is, replaced, listed without what was typed, and deleted', async () => {
    await store('blog/7', { changed: { title: 'Staro' }, version: 2 }).expect(200);
    const { body: saved } = await store('blog/7', { changed, version: 3 }).expect(200);
    const form = { resource: 'blog', record: '7', version: 3 };
    expect(saved).toEqual({ ...form, savedAt: expect.any(String) });
    await store('events/new', { changed }).expect(200);
    const { body: list } = await stored().expect(200);
    expect(list).toEqual([expect.objectContaining({ resource: 'events', record: 'new' }), saved]);
    expect((await stored('/blog/7').expect(200)).body).toEqual({ ...saved, changed });
    expect((await remove('blog/7').expect(200)).body).toEqual({ deleted: true });
    expect((await remove('blog/7').expect(200)).body).toEqual({ deleted: false });
    await stored('/blog/7').expect(404);
  });

  it('is read and replaced by nobody else', async () => {
    await store('blog/8', { changed }).expect(200);
    expect((await stored('', eva).expect(200)).body).toEqual([]);
    await stored('/blog/8', eva).expect(404);
    await store('blog/8', { changed: { title: 'Tuđe' } }, eva).expect(200);
    expect((await stored('/blog/8').expect(200)).body.changed).toEqual(changed);
  });

  it('is not stored for forms with data about people, or without records', async () => {
    const people = ['contact/1', 'donations/new', 'users/1', 'newsletter/new'];
    for (const form of [...people, 'nema/1', 'blog/x', 'blog/0']) {
      await store(form, { changed }).expect(404);
    }
  });

  it('may be as long as an article, and no longer', async () => {
    await store('blog/9', { changed: { content: 'č'.repeat(100_000) } }).expect(200);
    await store('blog/9', { changed: { content: 'č'.repeat(600_000) } }).expect(413);
  });

  it('is deleted with its user, after 60 days, and when an address in it is erased', async () => {
    const lea = await test.signIn({ role: 'admin', fullName: 'Lea Perić' });
    await store('blog/1', { changed }, lea).expect(200);
    await deleteUser('Lea Perić');
    await store('blog/10', { changed: { content: 'Pišite na luka@udruga.example.' } }).expect(200);
    await store('blog/11', { changed }).expect(200);
    await store('blog/12', { changed }).expect(200);
    await test.dataSource.query(
      `UPDATE autosaves SET saved_at = now() - interval '61 days' WHERE record = '11'`,
    );
    await test.app.get(RetentionService, { strict: false }).apply();
    const email = 'luka@udruga.example';
    const { body } = await test.asAdmin('post', '/api/privacy/erase', { email }).expect(200);
    expect(body.done).toMatchObject([{ kind: 'autosaves', count: 1 }]);
    const left = `SELECT record FROM autosaves WHERE record IN ('1', '10', '11', '12')`;
    expect(await test.dataSource.query(left)).toEqual([{ record: '12' }]);
  });
});

describe('an open form', () => {
  const tabOf = (digit: string) => digit.repeat(32);
  const path = (record: number, digit: string) =>
    `/api/open-forms/events/${record}/${tabOf(digit)}`;
  const report = async (headers: TestApp['admin'], record: number, digit: string) =>
    (await test.anonymous.put(path(record, digit)).set(headers).expect(200)).body;
  const close = async (headers: TestApp['admin'], record: number, digit: string) =>
    (await test.anonymous.delete(path(record, digit)).set(headers).expect(200)).body;
  const ofIva = { name: 'Iva Horvat', isYours: false, since: expect.any(String) };

  it('is told to whoever opens the same one, until it is closed or its user is deleted', async () => {
    expect(await report(iva, 1, 'a')).toEqual([]);
    const [seen] = await report(eva, 1, 'b');
    expect(seen).toEqual(ofIva);
    expect(await report(iva, 1, 'a')).toMatchObject([{ name: 'Eva Novak', isYours: false }]);
    expect(await report(eva, 2, 'b')).toEqual([]);
    expect(await report(iva, 1, 'c')).toMatchObject([{ isYours: true }, { isYours: false }]);
    await close(iva, 1, 'c');
    expect(await report(eva, 1, 'b')).toEqual([seen]);
    expect(await close(eva, 1, 'a')).toEqual({ closed: false });
    expect(await close(iva, 1, 'a')).toEqual({ closed: true });
    expect(await report(eva, 1, 'b')).toEqual([]);
    await report(await test.signIn({ role: 'admin', fullName: 'Una Perić' }), 1, 'a');
    await deleteUser('Una Perić');
    expect(await report(eva, 1, 'b')).toEqual([]);
  });

  it('no longer counts 90 seconds after its last report, and then is deleted', async () => {
    const age = (seconds: number) =>
      test.dataSource.query(
        `UPDATE open_forms SET opened_at = now() - make_interval(secs => $1),
         seen_at = now() - make_interval(secs => $1) WHERE record = 5 AND tab = $2`,
        [seconds, tabOf('a')],
      );
    await report(iva, 5, 'a');
    await age(80);
    expect(await report(eva, 5, 'b')).toEqual([ofIva]);
    await age(100);
    expect(await report(eva, 5, 'b')).toEqual([]);
    const tabs = await test.dataSource.query('SELECT tab FROM open_forms WHERE record = 5');
    expect(tabs).toEqual([{ tab: tabOf('b') }]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { endOfDay } from 'shared/croatian-time';
import { LinkSignerService } from '../../src/auth/link-signer.service.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { createPage } from '../factories/page.factory.js';
import { createPublicCall } from '../factories/public-call.factory.js';
import { createTeamMember } from '../factories/team-member.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

const DAY_MS = 86_400_000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

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
      expect(opened.body).toEqual({
        resource,
        id,
        path: PATHS[resource] + slug,
        isPublic: false,
        expiresAt,
      });
      const { body, headers } = await read(`/api/${resource}/${id}`, token).expect(200);
      expect(body).toMatchObject({ id, slug, isPublished: false });
      expect(headers['cache-control']).toBe('private, no-store');
      await read(`/api/${resource}/${other.id}`, token).expect(404);
      await read(`/api/${resource}/${slug}`, token).expect(404);
      await test.anonymous.get(`/api/${resource}/${id}`).expect(404);
      await test.anonymous.get(`/api/${resource}/${id}?token=${token}`).expect(404);
      const others = Object.keys(KINDS).filter((kind) => kind !== resource);
      for (const kind of others) await read(`/api/${kind}/${id}`, token).expect(404);
    },
  );

  it('opens the texts of a call, too', async () => {
    const { id } = await createPublicCall(test.dataSource, { isPublished: false });
    const token = await tokenOf(id, 'public-calls');
    await read(`/api/public-calls/${id}/texts`, token).expect(200);
    await test.anonymous.get(`/api/public-calls/${id}/texts`).expect(404);
  });

  it('gives no other rights', async () => {
    const id = await draft();
    const token = await tokenOf(id);
    await read(`/api/blog/${id}/versions`, token).expect(401);
    await read(`/api/draft-links/blog/${id}`, token).expect(401);
    await test.anonymous
      .patch(`/api/blog/${id}`)
      .set({ Authorization: `Draft-Link ${token}` })
      .send({ title: 'Promijenjeno' })
      .expect(401);
    const list = await read('/api/blog?filter={"isPublished":false}', token).expect(200);
    expect(list.body).toEqual([]);
  });

  it('works for 14 days, until the end of the last one, and longer after it is copied again', async () => {
    const id = await draft();
    const { url, expiresAt } = await linkOf(id);
    const end = endOfDay(Date.now() + 14 * DAY_MS).getTime() - 1000;
    expect(Date.parse(expiresAt)).toBe(end);
    await test.dataSource.query('UPDATE draft_links SET expires_at = $2 WHERE row_id = $1', [
      id,
      new Date(Date.now() + DAY_MS),
    ]);
    expect(await linkOf(id)).toEqual({ url, expiresAt });
  });

  it('is in the language of the administrator', async () => {
    const id = await draft();
    const path = `/api/draft-links/blog/${id}?lang=en`;
    const { body } = await test.asAdmin('post', path).expect(200);
    expect(new URL(body.url).searchParams.get('lang')).toBe('en');
    expect(await tokenOf(id)).toBe(tokenIn(body.url));
  });
});

describe('a link that does not work', () => {
  const isGone = async (token: string, id: number) => {
    const { body } = await open(token).set('Accept-Language', 'en').expect(410);
    expect(body.detail).toMatch(/no longer works/);
    expect((await open(token).expect(410)).body.detail).toMatch(/više ne vrijedi/);
    await read(`/api/blog/${id}`, token).expect(404);
  };

  it('is one that was withdrawn; a later link of the draft is another one', async () => {
    const id = await draft();
    const token = await tokenOf(id);
    const withdrawn = await test.asAdmin('post', `/api/draft-links/blog/${id}/withdraw`);
    expect(withdrawn.body).toEqual({ url: null, expiresAt: null });
    await isGone(token, id);
    const later = await tokenOf(id);
    expect(later).not.toBe(token);
    await isGone(token, id);
    await open(later).expect(200);
  });

  it('is one that has expired; a later link of the draft is another one', async () => {
    const id = await draft();
    const token = await tokenOf(id);
    await test.dataSource.query('UPDATE draft_links SET expires_at = now() WHERE row_id = $1', [
      id,
    ]);
    const { body } = await test.asAdmin('get', `/api/draft-links/blog/${id}`).expect(200);
    expect(body).toEqual({ url: null, expiresAt: null });
    await isGone(token, id);
    expect(await tokenOf(id)).not.toBe(token);
  });

  it('is that of a deleted draft, also after it is restored', async () => {
    const id = await draft();
    const token = await tokenOf(id);
    await test.asAdmin('delete', `/api/blog/${id}`).expect(200);
    await isGone(token, id);
    await test.asAdmin('get', `/api/draft-links/blog/${id}`).expect(404);
    const [item]: { id: number }[] = await test.dataSource.query(
      `SELECT id FROM trash WHERE resource = 'blog' AND row_id = $1`,
      [id],
    );
    await test.asAdmin('post', `/api/trash/${item?.id}/restore`).expect(200);
    await isGone(token, id);
    expect(await tokenOf(id)).not.toBe(token);
  });

  it.each([
    ['by hand', null],
    // No statement changes the row at its time.
    ['by the clock', 'UPDATE draft_links SET ended = false'],
  ])(
    'is that of a draft that was published %s and taken back; until then it leads to the page',
    async (_how, statement) => {
      const { id, slug } = await createBlogPost(test.dataSource, { isPublished: false });
      const token = await tokenOf(id);
      await test.asAdmin('patch', `/api/blog/${id}`, { isPublished: true }).expect(200);
      if (statement) await test.dataSource.query(statement);
      expect((await open(token).expect(200)).body).toMatchObject({
        isPublic: true,
        path: `/blog/${slug}`,
      });
      await test.asAdmin('patch', `/api/blog/${id}`, { isPublished: false }).expect(200);
      await isGone(token, id);
      const later = await tokenOf(id);
      expect(later).not.toBe(token);
      await isGone(token, id);
      await open(later).expect(200);
    },
  );

  it('is a forged one', async () => {
    const id = await draft();
    const token = await tokenOf(id);
    const [key = '', signature = ''] = token.split('.');
    const other = test.app.get(LinkSignerService).sign('donation status', key);
    const forged = [
      '',
      'x',
      key,
      `${key}.`,
      `.${signature}`,
      `${key}.${signature.slice(0, -1)}`,
      `${key}.${signature}A`,
      `${key.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}.${signature}`,
      `${key}.${other}`,
      `${token}.${signature}`,
      `${id}.${signature}`,
      'x'.repeat(200),
    ];
    for (const one of forged) {
      expect([one, (await open(one)).status]).toEqual([one, 404]);
      expect([one, (await read(`/api/blog/${id}`, one)).status]).toEqual([one, 404]);
    }
    await open('x'.repeat(201)).expect(400);
    await open(token).expect(200);
  });
});

describe('no link is made', () => {
  it('of what visitors see already', async () => {
    const { id } = await createBlogPost(test.dataSource);
    const { body } = await test.asAdmin('post', `/api/draft-links/blog/${id}`).expect(409);
    expect(body.detail).toBe('Ovo je već objavljeno. Pošaljite adresu stranice.');
  });

  it('of rows without drafts, pages or previews, or of none', async () => {
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

it('Expired links are deleted when the next one is made', async () => {
  const id = await draft();
  await linkOf(id);
  await test.dataSource.query('UPDATE draft_links SET expires_at = now() WHERE row_id = $1', [id]);
  await linkOf(await draft());
  const rows = await test.dataSource.query('SELECT 1 FROM draft_links WHERE row_id = $1', [id]);
  expect(rows).toEqual([]);
});

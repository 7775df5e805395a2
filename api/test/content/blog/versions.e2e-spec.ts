import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BlogPostVersion } from '../../../src/blog/blog-post-version.entity.js';
import { load } from '../../../src/database/archive/restore-archive.js';
import { backup } from '../../../src/database/archive/write-archive.js';
import { blogPostBody, createBlogPost } from '../../factories/blog-post.factory.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';

let test: TestApp;
let ana: TestApp['admin'];
let iva: TestApp['admin'];
beforeAll(async () => {
  test = await startTestApp();
  ana = await test.signIn({ role: 'admin', fullName: 'Ana Horvat' });
  iva = await test.signIn({ role: 'admin', fullName: 'Iva Babić' });
});
afterAll(() => test.close());

async function write(fields: object = {}, as = ana) {
  const { body } = await test.anonymous
    .post('/api/blog')
    .set(as)
    .send(blogPostBody(fields))
    .expect(201);
  return body;
}
const change = (id: number, fields: object, as = ana, method: 'put' | 'patch' = 'put') =>
  test.anonymous[method](`/api/blog/${id}`).set(as).send(fields);
const versions = async (id: number) =>
  (await test.anonymous.get(`/api/blog/${id}/versions`).set(ana).expect(200)).body;
const state = (id: number, version: number) =>
  test.anonymous.get(`/api/blog/${id}/versions/${version}`).set(ana);

describe('the history of a post', () => {
  it('lists the versions, newest first, with their author, date and changed fields', async () => {
    const began = Date.now();
    const post = await write({ title: 'Prvi naslov' });
    await change(post.id, { title: 'Drugi naslov', content: 'Posve drugi sadržaj.' }, iva);
    await change(post.id, { isPublished: false }, ana, 'patch').expect(200);
    const history = await versions(post.id);
    expect(history).toEqual([
      expect.objectContaining({ version: 3, savedBy: 'Ana Horvat', changed: ['isPublished'] }),
      expect.objectContaining({
        version: 2,
        savedBy: 'Iva Babić',
        changed: ['title', 'content'],
      }),
      expect.objectContaining({ version: 1, savedBy: 'Ana Horvat', changed: [] }),
    ]);
    const dates = history.map(({ savedAt }: { savedAt: string }) => Date.parse(savedAt));
    expect(dates).toEqual(dates.toSorted((a: number, b: number) => b - a));
    expect(dates.at(-1)).toBeGreaterThanOrEqual(began - 1000);
  });

  it('returns each version as it was saved, and a PUT of its fields restores it', async () => {
    const post = await write({ title: 'Prvi naslov', publishDate: '2026-03-01T09:00:00.000Z' });
    const { body: changed } = await change(post.id, { title: 'Drugi naslov', slug: 'drugi-slug' });
    const { body: first } = await state(post.id, 1).expect(200);
    expect(first.fields).toEqual({
      title: 'Prvi naslov',
      titleEn: post.titleEn,
      slug: post.slug,
      category: post.category,
      content: post.content,
      contentEn: post.contentEn,
      contentFormat: 'text',
      author: post.author,
      authorPosition: null,
      imageUrl: null,
      isPublished: true,
      publishDate: '2026-03-01T09:00:00.000Z',
    });
    const restoredBody = { ...first.fields, version: changed.version };
    const { body: restored } = await change(post.id, restoredBody).expect(200);
    const { contentFormat, ...fields } = first.fields;
    expect(contentFormat).toBe('text');
    expect(restored).toMatchObject({ ...fields, version: 3 });
    expect((await versions(post.id))[0]).toMatchObject({ version: 3, changed: ['title', 'slug'] });
    // A version cannot be restored over a newer one that was not seen.
    await change(post.id, restoredBody).expect(412);
  });

  it('contains the version before the first change too, with an unknown author', async () => {
    const { id, title } = await createBlogPost(test.dataSource);
    expect(await versions(id)).toEqual([
      expect.objectContaining({ version: 1, savedBy: null, changed: [] }),
    ]);
    expect((await state(id, 1)).body.fields.title).toBe(title);
    await change(id, { title: 'Promijenjeno' }).expect(200);
    expect(await versions(id)).toEqual([
      expect.objectContaining({ version: 2, savedBy: 'Ana Horvat', changed: ['title'] }),
      expect.objectContaining({ version: 1, savedBy: null, changed: [] }),
    ]);
    expect((await state(id, 1)).body.fields.title).toBe(title);
  });

  it('contains changes made directly in SQL', async () => {
    const { id } = await write();
    await test.dataSource.query(`UPDATE blog_posts SET author = 'Netko' WHERE id = $1`, [id]);
    const seen = { version: 2, savedBy: null, changed: ['author'] };
    expect((await versions(id))[0]).toMatchObject(seen);
    expect((await state(id, 2).expect(200)).body).toMatchObject(seen);
    await change(id, { category: 'Druženje' }).expect(200);
    expect((await versions(id)).slice(0, 2)).toEqual([
      expect.objectContaining({ version: 3, changed: ['category'] }),
      expect.objectContaining(seen),
    ]);
  });

  it('has no entry for a save that changed nothing or failed', async () => {
    const post = await write();
    const other = await write();
    await change(post.id, post).expect(200);
    await change(post.id, { slug: other.slug }).expect(409);
    await change(post.id, { title: 'Tuđi naslov', version: 7 }).expect(412);
    expect(await versions(post.id)).toHaveLength(1);
    const { body } = await test.anonymous
      .post('/api/blog')
      .set(ana)
      .send(blogPostBody({ slug: post.slug }))
      .expect(409);
    expect(Object.keys(body.errors)).toEqual(['slug']);
  });

  it('contains the fifty newest versions', async () => {
    const { id } = await write();
    for (let i = 1; i <= 52; i += 1) await change(id, { author: `Autor ${i}` }).expect(200);
    const history = await versions(id);
    expect(history).toHaveLength(50);
    expect(history[0]).toMatchObject({ version: 53, changed: ['author'] });
    expect(history.at(-1)).toMatchObject({ version: 4, changed: [] });
    const { body } = await state(id, 3).expect(404);
    expect(body.detail).toBe('Ta inačica članka više nije sačuvana.');
  });

  it('is deleted with its post', async () => {
    const { id } = await write();
    await test.anonymous.delete(`/api/blog/${id}`).set(ana).expect(200);
    await test.anonymous.get(`/api/blog/${id}/versions`).set(ana).expect(404);
    await state(id, 1).expect(404);
    const count = test.dataSource.getRepository(BlogPostVersion).countBy({ postId: id });
    expect(await count).toBe(0);
  });

  it('has one version for each of ten parallel saves', async () => {
    const { id } = await write();
    await Promise.all(Array.from({ length: 10 }, (_, i) => change(id, { author: `Autor ${i}` })));
    const history: { version: number }[] = await versions(id);
    expect(history.map(({ version }) => version)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it.each(['0', '-1', 'x', '1.5', '2147483648', '99999999999'])(
    'has no version %s',
    async (version) => {
      const { id } = await write();
      await test.anonymous.get(`/api/blog/${id}/versions/${version}`).set(ana).expect(404);
    },
  );
});

describe('the date of the last change of a text', () => {
  it('is separate for each language', async () => {
    const post = await write();
    expect(post.textChangedAt).toBe(post.textEnChangedAt);
    const { body: croatian } = await change(post.id, { content: 'Samo hrvatski sadržaj.' });
    expect(croatian.textEnChangedAt).toBe(post.textEnChangedAt);
    expect(Date.parse(croatian.textChangedAt)).toBeGreaterThan(Date.parse(post.textChangedAt));
    const { body: neither } = await change(post.id, { author: 'Netko drugi', category: 'x' });
    expect(neither).toMatchObject({
      textChangedAt: croatian.textChangedAt,
      textEnChangedAt: post.textEnChangedAt,
    });
    const { body: english } = await change(post.id, { titleEn: 'Another title' });
    expect(english.textChangedAt).toBe(croatian.textChangedAt);
    expect(Date.parse(english.textEnChangedAt)).toBeGreaterThan(Date.parse(post.textEnChangedAt));
  });

  it('cannot be set by a request', async () => {
    const requested = '2001-01-01T00:00:00.000Z';
    const post = await write({ textChangedAt: requested });
    expect(post.textChangedAt).not.toBe(requested);
    const { body } = await change(post.id, {
      textChangedAt: requested,
      textEnChangedAt: requested,
    });
    expect(body.textChangedAt).toBe(post.textChangedAt);
  });
});

describe('the confirmation that both languages agree', () => {
  const dates = ({ textChangedAt, textEnChangedAt, textsAgreedAt }: Record<string, string>) =>
    [textChangedAt, textEnChangedAt, textsAgreedAt].map((date) => Date.parse(date ?? ''));

  it('has the date on which it is made, and changes no text', async () => {
    const post = await write();
    expect(post.textsAgreedAt).toBeNull();
    await change(post.id, { content: 'Dođite u subotu navečer.' }).expect(200);
    const { body: agreed } = await change(post.id, { textsAgree: true }, iva, 'patch').expect(200);
    const [hr = 0, en = 0, both = 0] = dates(agreed);
    expect(en).toBeLessThan(hr);
    expect(both).toBeGreaterThan(hr);
    expect(agreed).toMatchObject({ version: 3, contentEn: post.contentEn });
    const { body: again } = await change(post.id, { textsAgree: true }).expect(200);
    expect(dates(again)[2]).toBeGreaterThan(both);
    const { body: later } = await change(post.id, { author: 'Netko', textsAgree: false });
    expect(later.textsAgreedAt).toBe(again.textsAgreedAt);
  });

  it('has the date of a text changed in the same save, and not of a later change', async () => {
    const { id } = await write();
    const { body: both } = await change(id, { title: 'Novi naslov', textsAgree: true }).expect(200);
    expect(both.textsAgreedAt).toBe(both.textChangedAt);
    const { body: later } = await change(id, { title: 'Još noviji naslov' }).expect(200);
    const [hr = 0, , agreed = 0] = dates(later);
    expect(agreed).toBeLessThan(hr);
  });

  it('is refused for an older version, and accepts no date from a request', async () => {
    const post = await write({ textsAgree: true, textsAgreedAt: '2001-01-01T00:00:00.000Z' });
    expect(post.textsAgreedAt).toBeNull();
    await change(post.id, { title: 'Tuđi naslov' }, iva).expect(200);
    await change(post.id, { textsAgree: true }).set('If-Match', '"1"').expect(412);
    await change(post.id, { textsAgree: true, version: 1 }).expect(412);
    const { body: sent } = await change(post.id, { textsAgreedAt: '2001-01-01T00:00:00.000Z' });
    expect(sent.textsAgreedAt).toBeNull();
  });

  it('takes a post from the list of those with an older text', async () => {
    const [post, same] = [await write(), await write()];
    await change(post.id, { content: 'Dođite u nedjelju navečer.' }).expect(200);
    const listed = async (outdated: boolean): Promise<number[]> => {
      const filter = JSON.stringify({ outdated, id: [post.id, same.id] });
      const { body } = await test.anonymous.get('/api/blog').query({ filter }).set(ana).expect(200);
      return body.map(({ id }: { id: number }) => id);
    };
    expect([await listed(true), await listed(false)]).toEqual([[post.id], [same.id]]);
    await change(post.id, { textsAgree: true }).expect(200);
    expect(await listed(true)).toEqual([]);
  });

  it('has its own entry in the history', async () => {
    const { id } = await write();
    await change(id, { textsAgree: true }, iva).expect(200);
    expect((await versions(id))[0]).toMatchObject({
      version: 2,
      savedBy: 'Iva Babić',
      changed: [],
    });
  });
});

it('the history of posts is restored from a backup', async () => {
  const post = await write();
  await change(post.id, { title: 'Promijenjeno' }, iva).expect(200);
  const before = await versions(post.id);
  const folder = await mkdtemp(join(tmpdir(), 'blog-versions-'));
  try {
    await backup(test.dataSource, join(folder, 'archive'));
    await change(post.id, { title: 'Još jednom' }).expect(200);
    await test.dataSource.transaction((manager) => load(manager, join(folder, 'archive'), true));
  } finally {
    await rm(folder, { recursive: true });
  }
  // A restore ends all sessions.
  await test.anonymous.get(`/api/blog/${post.id}/versions`).set(ana).expect(401);
  ana = await test.signIn({ role: 'admin', fullName: 'Ana Horvat' });
  expect(await versions(post.id)).toEqual(before);
  const { body } = await change(post.id, { author: 'Nakon vraćanja' }).expect(200);
  expect(body.version).toBe(3);
  expect(await versions(post.id)).toHaveLength(3);
});

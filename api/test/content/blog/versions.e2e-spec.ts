import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BlogPostVersion } from '../../../src/blog/blog-post-version.entity.js';
import { backup } from '../../../src/database/backup.js';
import { restore } from '../../../src/database/restore.js';
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
  it('says who saved which version when, newest first, and what was changed', async () => {
    const began = Date.now();
    const post = await write({ title: 'Prvi naslov' });
    await change(post.id, { title: 'Drugi naslov', content: 'Posve drugi sadržaj.' }, iva);
    await change(post.id, { isPublished: false }, ana, 'patch').expect(200);
    const kept = await versions(post.id);
    expect(kept).toEqual([
      expect.objectContaining({ version: 3, savedBy: 'Ana Horvat', changed: ['isPublished'] }),
      expect.objectContaining({
        version: 2,
        savedBy: 'Iva Babić',
        changed: ['title', 'content'],
      }),
      expect.objectContaining({ version: 1, savedBy: 'Ana Horvat', changed: [] }),
    ]);
    const moments = kept.map(({ savedAt }: { savedAt: string }) => Date.parse(savedAt));
    expect(moments).toEqual(moments.toSorted((a: number, b: number) => b - a));
    expect(moments.at(-1)).toBeGreaterThanOrEqual(began - 1000);
  });

  it('answers each state as it was, and PUT of its fields brings it back', async () => {
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
      author: post.author,
      authorPosition: null,
      imageUrl: null,
      isPublished: true,
      publishDate: '2026-03-01T09:00:00.000Z',
    });
    const back = { ...first.fields, version: changed.version };
    const { body: restored } = await change(post.id, back).expect(200);
    expect(restored).toMatchObject({ ...first.fields, version: 3 });
    expect((await versions(post.id))[0]).toMatchObject({ version: 3, changed: ['title', 'slug'] });
    // Whoever brings a state back over somebody's newer one is told.
    await change(post.id, back).expect(412);
  });

  it('keeps the state before a first change too, of whom it does not know', async () => {
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

  it('shows and keeps what was changed by hand in SQL', async () => {
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

  it('has no entry for a save that changed nothing, or failed', async () => {
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

  it('keeps the fifty newest states', async () => {
    const { id } = await write();
    for (let i = 1; i <= 52; i += 1) await change(id, { author: `Autor ${i}` }).expect(200);
    const kept = await versions(id);
    expect(kept).toHaveLength(50);
    expect(kept[0]).toMatchObject({ version: 53, changed: ['author'] });
    expect(kept.at(-1)).toMatchObject({ version: 4, changed: [] });
    const { body } = await state(id, 3).expect(404);
    expect(body.detail).toBe('Ta inačica članka više nije sačuvana.');
  });

  it('goes with its post', async () => {
    const { id } = await write();
    await test.anonymous.delete(`/api/blog/${id}`).set(ana).expect(200);
    await test.anonymous.get(`/api/blog/${id}/versions`).set(ana).expect(404);
    await state(id, 1).expect(404);
    const left = test.dataSource.getRepository(BlogPostVersion).countBy({ postId: id });
    expect(await left).toBe(0);
  });

  it('is kept once for saves that come together', async () => {
    const { id } = await write();
    await Promise.all(Array.from({ length: 10 }, (_, i) => change(id, { author: `Autor ${i}` })));
    const kept: { version: number }[] = await versions(id);
    expect(kept.map(({ version }) => version)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it.each(['0', '-1', 'x', '1.5', '2147483648', '99999999999'])(
    'has no version %s',
    async (version) => {
      const { id } = await write();
      await test.anonymous.get(`/api/blog/${id}/versions/${version}`).set(ana).expect(404);
    },
  );
});

describe('the moment a text was changed', () => {
  it('is that of its own language', async () => {
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

  it('cannot be sent', async () => {
    const said = '2001-01-01T00:00:00.000Z';
    const post = await write({ textChangedAt: said });
    expect(post.textChangedAt).not.toBe(said);
    const { body } = await change(post.id, { textChangedAt: said, textEnChangedAt: said });
    expect(body.textChangedAt).toBe(post.textChangedAt);
  });
});

describe('the note that both languages say the same', () => {
  const moments = ({ textChangedAt, textEnChangedAt, textsAgreedAt }: Record<string, string>) =>
    [textChangedAt, textEnChangedAt, textsAgreedAt].map((moment) => Date.parse(moment ?? ''));

  it('is of the moment when it is made, and changes no text', async () => {
    const post = await write();
    expect(post.textsAgreedAt).toBeNull();
    await change(post.id, { content: 'Dođite u subotu navečer.' }).expect(200);
    const { body: agreed } = await change(post.id, { textsAgree: true }, iva, 'patch').expect(200);
    const [hr = 0, en = 0, both = 0] = moments(agreed);
    expect(en).toBeLessThan(hr);
    expect(both).toBeGreaterThan(hr);
    expect(agreed).toMatchObject({ version: 3, contentEn: post.contentEn });
    const { body: again } = await change(post.id, { textsAgree: true }).expect(200);
    expect(moments(again)[2]).toBeGreaterThan(both);
    const { body: later } = await change(post.id, { author: 'Netko', textsAgree: false });
    expect(later.textsAgreedAt).toBe(again.textsAgreedAt);
  });

  it('is of the same moment as a text changed in the same save, not of a later one', async () => {
    const { id } = await write();
    const { body: both } = await change(id, { title: 'Novi naslov', textsAgree: true }).expect(200);
    expect(both.textsAgreedAt).toBe(both.textChangedAt);
    const { body: later } = await change(id, { title: 'Još noviji naslov' }).expect(200);
    const [hr = 0, , agreed = 0] = moments(later);
    expect(agreed).toBeLessThan(hr);
  });

  it('can be made only of the version that was looked at, with no moment of one’s own', async () => {
    const post = await write({ textsAgree: true, textsAgreedAt: '2001-01-01T00:00:00.000Z' });
    expect(post.textsAgreedAt).toBeNull();
    await change(post.id, { title: 'Tuđi naslov' }, iva).expect(200);
    await change(post.id, { textsAgree: true }).set('If-Match', '"1"').expect(412);
    await change(post.id, { textsAgree: true, version: 1 }).expect(412);
    const { body: sent } = await change(post.id, { textsAgreedAt: '2001-01-01T00:00:00.000Z' });
    expect(sent.textsAgreedAt).toBeNull();
  });

  it('has an entry of its own in the history', async () => {
    const { id } = await write();
    await change(id, { textsAgree: true }, iva).expect(200);
    expect((await versions(id))[0]).toMatchObject({
      version: 2,
      savedBy: 'Iva Babić',
      changed: [],
    });
  });
});

it('backs histories up and restores them', async () => {
  const post = await write();
  await change(post.id, { title: 'Promijenjeno' }, iva).expect(200);
  const before = await versions(post.id);
  const folder = await mkdtemp(join(tmpdir(), 'blog-versions-'));
  try {
    await backup(test.dataSource, join(folder, 'archive'));
    await change(post.id, { title: 'Još jednom' }).expect(200);
    await restore(test.dataSource, join(folder, 'archive'), true);
  } finally {
    await rm(folder, { recursive: true });
  }
  expect(await versions(post.id)).toEqual(before);
  const { body } = await change(post.id, { author: 'Nakon vraćanja' }).expect(200);
  expect(body.version).toBe(3);
  expect(await versions(post.id)).toHaveLength(3);
});

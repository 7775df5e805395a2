import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blogPostBody, createBlogPost } from '../factories/blog-post.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
let ana: TestApp['admin'];
let iva: TestApp['admin'];
beforeAll(async () => {
  test = await startTestApp();
  ana = await test.signIn({ role: 'admin', fullName: 'Ana Horvat' });
  iva = await test.signIn({ role: 'admin', fullName: 'Iva Babić' });
});
afterAll(() => test.close());

const write = async (fields: object = {}) =>
  (await test.anonymous.post('/api/blog').set(ana).send(blogPostBody(fields)).expect(201)).body;
const change = (id: number, fields: object, as = ana) =>
  test.anonymous.put(`/api/blog/${id}`).set(as).send(fields);
const versions = async (id: number) =>
  (await test.anonymous.get(`/api/blog/${id}/versions`).set(ana).expect(200)).body;
const state = (id: number, version: number) =>
  test.anonymous.get(`/api/blog/${id}/versions/${version}`).set(ana);

describe('the history of a post', () => {
  it('returns each version as it was saved, and a PUT of its fields restores it', async () => {
    const publishDate = '2026-03-01T09:00:00.000Z';
    const post = await write({ title: 'Prvi naslov', publishDate, contentFormat: 'markdown' });
    const { body: changed } = await change(post.id, { title: 'Drugi naslov', slug: 'drugi-slug' });
    const { body: first } = await state(post.id, 1).expect(200);
    expect(first.fields).toEqual({
      title: 'Prvi naslov',
      titleEn: post.titleEn,
      slug: post.slug,
      category: post.category,
      content: post.content,
      contentEn: post.contentEn,
      contentFormat: 'markdown',
      author: post.author,
      authorPosition: null,
      imageUrl: null,
      isPublished: true,
      croatianOnly: false,
      publishDate,
    });
    const restoredBody = { ...first.fields, version: changed.version };
    const { body: restored } = await change(post.id, restoredBody).expect(200);
    expect(restored).toMatchObject({ ...first.fields, version: 3 });
    expect((await versions(post.id))[0]).toMatchObject({ version: 3, changed: ['title', 'slug'] });
    // A version cannot be restored over a newer one that was not seen.
    await change(post.id, restoredBody).expect(412);
  });

  it('has the former format, and both languages, in versions from before these were fields', async () => {
    const { id, contentEn } = await write({ contentFormat: 'markdown' });
    const sql = `UPDATE blog_post_versions
      SET fields = fields - '{contentFormat,croatianOnly}'::text[] WHERE post_id = $1`;
    await test.dataSource.query(sql, [id]);
    await change(id, { title: 'Drugi naslov' }).expect(200);
    expect((await versions(id))[0].changed).toEqual(['title', 'contentFormat']);
    await change(id, { croatianOnly: true }).expect(200);
    const { fields } = (await state(id, 1).expect(200)).body;
    expect(fields.contentFormat).toBe('text');
    expect((await change(id, fields).expect(200)).body.contentEn).toBe(contentEn);
  });

  it('contains what was written in SQL, with an unknown author', async () => {
    const { id, title } = await createBlogPost(test.dataSource);
    const written = { version: 1, savedBy: null, changed: [] };
    expect(await versions(id)).toMatchObject([written]);
    await change(id, { title: 'Promijenjeno' }).expect(200);
    const byAna = { version: 2, savedBy: 'Ana Horvat', changed: ['title'] };
    expect(await versions(id)).toMatchObject([byAna, written]);
    expect((await state(id, 1)).body.fields.title).toBe(title);
    await test.dataSource.query(`UPDATE blog_posts SET author = 'Netko' WHERE id = $1`, [id]);
    const inSql = { version: 3, savedBy: null, changed: ['author'] };
    expect((await state(id, 3).expect(200)).body).toMatchObject(inSql);
  });

  it('has no entry for a save that changed nothing or failed', async () => {
    const post = await write();
    const other = await write();
    await change(post.id, post).expect(200);
    await change(post.id, { slug: other.slug }).expect(409);
    await change(post.id, { title: 'Tuđi naslov', version: 7 }).expect(412);
    expect(await versions(post.id)).toHaveLength(1);
  });

  it('contains the fifty newest versions', async () => {
    const { id } = await write();
    await test.dataSource.query(
      `INSERT INTO blog_post_versions (post_id, version, fields, saved_at)
       SELECT post_id, version - n, fields, saved_at FROM blog_post_versions, generate_series(1, 60) n
       WHERE post_id = $1`,
      [id],
    );
    await change(id, { author: 'Netko' }).expect(200);
    const history = await versions(id);
    expect(history).toHaveLength(50);
    expect(history[0]).toMatchObject({ version: 2, changed: ['author'] });
    const { body } = await state(id, 3).expect(404);
    expect(body.detail).toBe('Ta inačica članka više nije sačuvana.');
  });

  it('has one version for each of five parallel saves', async () => {
    const { id } = await write();
    await Promise.all(Array.from({ length: 5 }, (_, i) => change(id, { author: `Autor ${i}` })));
    const history: { version: number }[] = await versions(id);
    expect(history.map(({ version }) => version)).toEqual([6, 5, 4, 3, 2, 1]);
  });
});

it('The date of the last change of a text is separate for each language, and cannot be sent', async () => {
  const requested = '2001-01-01T00:00:00.000Z';
  const post = await write({ textChangedAt: requested });
  expect(post.textChangedAt).not.toBe(requested);
  const { body: croatian } = await change(post.id, { content: 'Samo hrvatski sadržaj.' });
  expect(croatian.textEnChangedAt).toBe(post.textEnChangedAt);
  expect(Date.parse(croatian.textChangedAt)).toBeGreaterThan(Date.parse(post.textChangedAt));
  const sent = { author: 'Netko drugi', textChangedAt: requested, textEnChangedAt: requested };
  const { textChangedAt, textEnChangedAt } = croatian;
  expect((await change(post.id, sent)).body).toMatchObject({ textChangedAt, textEnChangedAt });
  const { body: english } = await change(post.id, { titleEn: 'Another title' });
  expect(english.textChangedAt).toBe(textChangedAt);
  expect(Date.parse(english.textEnChangedAt)).toBeGreaterThan(Date.parse(textEnChangedAt));
});

describe('the confirmation that both languages agree', () => {
  it('has the date on which it is made, changes no text, and is in the history', async () => {
    const post = await write({ textsAgree: true, textsAgreedAt: '2001-01-01T00:00:00.000Z' });
    expect(post.textsAgreedAt).toBeNull();
    const { body: croatian } = await change(post.id, { content: 'Dođite u subotu navečer.' });
    const { body: agreed } = await change(post.id, { textsAgree: true }, iva).expect(200);
    expect(Date.parse(agreed.textsAgreedAt)).toBeGreaterThan(Date.parse(croatian.textChangedAt));
    expect(agreed).toMatchObject({ version: 3, contentEn: post.contentEn });
    const entry = { version: 3, savedBy: 'Iva Babić', changed: [] };
    expect((await versions(post.id))[0]).toMatchObject(entry);
    const { body: later } = await change(post.id, { author: 'Netko', textsAgree: false });
    expect(later.textsAgreedAt).toBe(agreed.textsAgreedAt);
  });

  it('is of the texts in the same save, and takes the post from those with an older text', async () => {
    const [post, same] = [await write(), await write()];
    const listed = async (outdated: boolean): Promise<number[]> => {
      const filter = JSON.stringify({ outdated, id: [post.id, same.id] });
      const { body } = await test.anonymous.get('/api/blog').query({ filter }).set(ana).expect(200);
      return body.map(({ id }: { id: number }) => id);
    };
    await change(post.id, { content: 'Dođite u nedjelju navečer.' }).expect(200);
    expect([await listed(true), await listed(false)]).toEqual([[post.id], [same.id]]);
    const fields = { title: 'Novi naslov', textsAgree: true };
    const { body: both } = await change(post.id, fields).expect(200);
    expect(both.textsAgreedAt).toBe(both.textChangedAt);
    expect(await listed(true)).toEqual([]);
    await change(post.id, { title: 'Još noviji naslov' }).expect(200);
    expect(await listed(true)).toEqual([post.id]);
    // A text that is missing is not older, and the first one is translated from the other.
    await change(post.id, { isPublished: false, contentEn: '' }).expect(200);
    expect(await listed(true)).toEqual([]);
    await change(post.id, { contentEn: 'Come on Sunday evening.' }).expect(200);
    expect(await listed(true)).toEqual([]);
  });
});

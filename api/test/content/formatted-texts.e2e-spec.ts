import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ENTITIES } from '../../src/database/entities.js';
import { formattedNames } from '../../src/fields/field.js';
import { PICTURE_SOURCES } from '../../src/media/media-usage.js';
import { blogPostBody, createBlogPost } from '../factories/blog-post.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { createMedia } from '../factories/media.factory.js';
import { createProject } from '../factories/project.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

const MARKDOWN = '## Program\n\nDođite **svi** na [radionicu](/events)!\n\n- čaj\n- kolači';
const PLAIN = 'Program\nDođite svi na radionicu!\nčaj\nkolači';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const read = async (path: string) => (await test.anonymous.get(`/api/${path}`).expect(200)).body;

describe('a row with plain texts', () => {
  it('is answered without a format or blocks, however it is asked for', async () => {
    const { id } = await createBlogPost(test.dataSource, {
      content: '## Ovo je **običan** tekst.',
    });
    const stored = await read(`blog/${id}`);
    expect(Object.keys(stored)).not.toEqual(expect.arrayContaining(['contentFormat']));
    expect(await read(`blog/${id}?texts=plain`)).toEqual(stored);
    expect(await read(`blog/${id}?texts=blocks`)).toEqual(stored);
    expect(await read('blog')).toContainEqual(stored);
  });

  it('has blocks where telephone numbers or e-mail addresses become links', async () => {
    const { id } = await createProject(test.dataSource, {
      description: 'Prvi odlomak.\nPišite na pomoc@udruga.example.',
      note: 'U neposrednoj opasnosti nazovite 112.',
      noteEn: 'For 112 families.',
    });
    const stored = await read(`projects/${id}`);
    expect(stored).not.toHaveProperty('blocks');
    const { blocks, ...others } = await read(`projects/${id}?texts=blocks`);
    expect(others).toEqual(stored);
    expect(Object.keys(blocks)).toEqual(['description', 'note']);
    const paragraph = (...inlines: object[]) => ({ type: 'paragraph', inlines });
    const text = (words: string) => ({ type: 'text', text: words });
    const link = (address: string, words: string) => ({
      type: 'link',
      address,
      inlines: [text(words)],
    });
    expect(blocks.note).toEqual([
      paragraph(text('U neposrednoj opasnosti nazovite '), link('tel:112', '112'), text('.')),
    ]);
    expect(blocks.description).toEqual([
      paragraph(text('Prvi odlomak.')),
      paragraph(
        text('Pišite na '),
        link('mailto:pomoc@udruga.example', 'pomoc@udruga.example'),
        text('.'),
      ),
    ]);
  });

  it('is what a body without a format creates', async () => {
    const { body } = await test.asAdmin('post', '/api/blog', blogPostBody()).expect(201);
    expect(body).not.toHaveProperty('contentFormat');
    const { body: markdown } = await test
      .asAdmin('put', `/api/blog/${body.id}`, { contentFormat: 'markdown' })
      .expect(200);
    expect(markdown.contentFormat).toBe('markdown');
    const { body: kept } = await test
      .asAdmin('put', `/api/blog/${body.id}`, { content: 'Drugi **sadržaj** članka.' })
      .expect(200);
    expect(kept).toMatchObject({ contentFormat: 'markdown', content: 'Drugi **sadržaj** članka.' });
  });
});

describe('a row with Markdown', () => {
  const texts = {
    contentFormat: 'markdown',
    description: MARKDOWN,
    descriptionEn: MARKDOWN,
  } as const;

  it('is answered as it is stored', async () => {
    const body = blogPostBody({ contentFormat: 'markdown', content: MARKDOWN });
    const { body: created } = await test.asAdmin('post', '/api/blog', body).expect(201);
    expect(created).toMatchObject({ contentFormat: 'markdown', content: MARKDOWN });
    expect(await read(`blog/${created.id}`)).toEqual(created);
    expect(created).not.toHaveProperty('blocks');
  });

  it('is answered as plain text, or as plain text with blocks, alone and in lists', async () => {
    const project = await createProject(test.dataSource, texts);
    const event = await createEvent(test.dataSource, texts);
    for (const [path, id] of [
      ['projects', project.id],
      ['events', event.id],
    ] as const) {
      const plain = await read(`${path}/${id}?texts=plain`);
      expect(plain).toMatchObject({ description: PLAIN, descriptionEn: PLAIN });
      expect(plain).not.toHaveProperty('contentFormat');
      expect(plain).not.toHaveProperty('blocks');
      expect(await read(`${path}?id=${id}&texts=plain`)).toEqual([plain]);

      const { blocks, ...others } = await read(`${path}/${id}?texts=blocks`);
      expect(others).toEqual(plain);
      expect(Object.keys(blocks)).toEqual(['description', 'descriptionEn']);
      expect(blocks.description.map(({ type }: { type: string }) => type)).toEqual([
        'heading',
        'paragraph',
        'list',
      ]);
      expect(await read(`${path}?id=${id}&texts=blocks`)).toEqual([{ ...others, blocks }]);
    }
  });

  it('has its pictures with their sizes', async () => {
    const media = await createMedia(test.dataSource, { alt: 'Ljudi u krugu' });
    const url = `/media/${media.hash}.webp`;
    const shown = `/media/${media.hash}-sea.webp`;
    const content = `![Krug](${url})\n\n> ![Crtež](/images/zazeli-iii.svg)`;
    const { id } = await createBlogPost(test.dataSource, { contentFormat: 'markdown', content });
    const { blocks } = await read(`blog/${id}?texts=blocks`);
    expect(blocks.content).toEqual([
      {
        type: 'picture',
        address: url,
        alt: 'Krug',
        caption: null,
        image: expect.objectContaining({ url: shown, alt: 'Ljudi u krugu', width: media.width }),
      },
      {
        type: 'quote',
        blocks: [expect.objectContaining({ address: '/images/zazeli-iii.svg', image: null })],
      },
    ]);
  });

  it('uses the pictures in its texts, which can then not be deleted', async () => {
    const media = await createMedia(test.dataSource);
    const descriptionEn = `![a](/media/${media.hash}-640.avif) ![b](/media/${media.hash}.webp)`;
    const event = await createEvent(test.dataSource, { ...texts, descriptionEn });
    const { body } = await test.asAdmin('get', `/api/media/${media.id}`).expect(200);
    expect(body.usedBy).toEqual([expect.objectContaining({ resource: 'events', id: event.id })]);
    await test.asAdmin('delete', `/api/media/${media.id}`).expect(409);
  });

  it('is searched by its words, but not by the addresses of its links', async () => {
    const content = 'Program je [ovdje](https://nigdjezemska.example/zvrkasto "Kolovoška").';
    const { id } = await createBlogPost(test.dataSource, { contentFormat: 'markdown', content });
    const found = async (q: string) =>
      (await read(`blog?q=${encodeURIComponent(q)}`)).map((post: { id: number }) => post.id);
    expect(await found('kolovoška')).toEqual([id]);
    expect(await found('zvrkasto')).toEqual([]);
  });

  it('is plain text beyond the limits of the parser', async () => {
    const content = `${'> '.repeat(5000)}dubina`;
    const { id } = await createBlogPost(test.dataSource, { contentFormat: 'markdown', content });
    const { blocks, content: answered } = await read(`blog/${id}?texts=blocks`);
    expect(answered).toBe(content);
    expect(Object.keys(blocks)).toEqual(['contentEn']);
  });

  it('is stored with its format in the history, and restored from it', async () => {
    const { body: post } = await test
      .asAdmin('post', '/api/blog', blogPostBody({ contentFormat: 'markdown' }))
      .expect(201);
    // A version from before texts had a format.
    await test.dataSource.query(
      "UPDATE blog_post_versions SET fields = fields - 'contentFormat' WHERE post_id = $1",
      [post.id],
    );
    await test.asAdmin('put', `/api/blog/${post.id}`, { title: 'Drugi naslov' }).expect(200);
    const history = (await test.asAdmin('get', `/api/blog/${post.id}/versions`).expect(200)).body;
    expect(history[0].changed).toEqual(['title', 'contentFormat']);
    const first = (await test.asAdmin('get', `/api/blog/${post.id}/versions/1`).expect(200)).body;
    expect(first.fields.contentFormat).toBe('text');
    const { body: restored } = await test
      .asAdmin('put', `/api/blog/${post.id}`, first.fields)
      .expect(200);
    expect(restored).not.toHaveProperty('contentFormat');
  });
});

it('is HTML in the feed and words in the calendar', async () => {
  const content = `${MARKDOWN}\n\n[Gore](#h-program)`;
  const post = await createBlogPost(test.dataSource, { contentFormat: 'markdown', content });
  const { text: feed } = await test.anonymous.get('/feed.xml').expect(200);
  const own = /href="([^"]*\/blog\/[^"]*)"/.exec(feed)?.[1] ?? '';
  const origin = new URL(own).origin;
  expect(feed).toContain(
    `<h2>Program</h2><p>Dođite <strong>svi</strong> na <a href="${origin}/events">radionicu</a>!</p><ul><li><p>čaj</p></li>`,
  );
  expect(feed).toContain(`<a href="${origin}/blog/${post.slug}#h-program">Gore</a>`);

  const texts = { contentFormat: 'markdown', description: MARKDOWN } as const;
  const event = await createEvent(test.dataSource, texts);
  const { text: calendar } = await test.anonymous.get(`/events/${event.id}.ics`).expect(200);
  expect(calendar).toContain('DESCRIPTION:Program\\nDođite svi na radionicu!\\nčaj');
});

it('is parsed for a preview, for administrators only', async () => {
  const media = await createMedia(test.dataSource);
  const text = `${MARKDOWN}\n\n![Krug](/media/${media.hash}.webp)`;
  const { body } = await test.asAdmin('post', '/api/texts/blocks', { text }).expect(200);
  expect(body.text).toBe(PLAIN);
  expect(body.blocks.at(-1)).toMatchObject({ type: 'picture', image: { width: media.width } });
  const deep = '> '.repeat(5000);
  const { body: plain } = await test
    .asAdmin('post', '/api/texts/blocks', { text: `${deep}a` })
    .expect(200);
  expect(plain).toEqual({ text: `${deep}a` });
  await test.anonymous.post('/api/texts/blocks').send({ text }).expect(401);
});

it('refuses other shapes and formats in the language of the request', async () => {
  const { body } = await test.anonymous.get('/api/blog?texts=html&lang=en').expect(400);
  expect(body.errors).toEqual({
    texts: 'Parameter texts must be one of: stored, plain, blocks',
  });
  const invalid = blogPostBody({ contentFormat: 'html' });
  const { body: refused } = await test.asAdmin('post', '/api/blog', invalid).expect(400);
  expect(refused.errors).toEqual({ contentFormat: 'Format mora biti text ili markdown' });
});

it('finds pictures in every text that may be formatted', () => {
  const formatted = ENTITIES.flatMap((entity) =>
    formattedNames(entity).map(
      (name) => `${test.dataSource.getMetadata(entity).tableName}.${name}`,
    ),
  );
  const sources = Object.values(PICTURE_SOURCES).flatMap(({ table, formatted: column }) =>
    column === undefined ? [] : [`${table}.${column}`, `${table}.${column}En`],
  );
  expect(new Set(formatted)).toEqual(new Set(sources));
});

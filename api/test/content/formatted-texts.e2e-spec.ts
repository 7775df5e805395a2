import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBlogPost } from '../factories/blog-post.factory.js';
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
    const content = '## Ovo je **običan** tekst.';
    const { id } = await createBlogPost(test.dataSource, { content });
    const stored = await read(`blog/${id}`);
    expect(stored).toMatchObject({ content });
    expect(stored).not.toHaveProperty('contentFormat');
    expect(await read(`blog/${id}?texts=plain`)).toEqual(stored);
    expect(await read(`blog/${id}?texts=blocks`)).toEqual(stored);
    expect(await read('blog')).toContainEqual(stored);
  });

  it('has blocks where telephone numbers or e-mail addresses become links', async () => {
    const { id } = await createProject(test.dataSource, {
      description: 'Pišite na pomoc@udruga.example.',
      note: 'U neposrednoj opasnosti nazovite 112.',
      noteEn: 'For 112 families.',
    });
    const stored = await read(`projects/${id}`);
    const { blocks, ...others } = await read(`projects/${id}?texts=blocks`);
    expect(others).toEqual(stored);
    const inlines = [{ type: 'text' }, { type: 'link', address: 'tel:112' }, { type: 'text' }];
    expect(blocks.note).toMatchObject([{ type: 'paragraph', inlines }]);
    expect(Object.keys(blocks)).toEqual(['description', 'note']);
  });
});

describe('a row with Markdown', () => {
  const texts = {
    contentFormat: 'markdown',
    description: MARKDOWN,
    descriptionEn: MARKDOWN,
  } as const;

  it('is answered as it is stored, as plain text, or with blocks, alone and in lists', async () => {
    const { id } = await createProject(test.dataSource, texts);
    expect(await read(`projects/${id}`)).toMatchObject(texts);
    const plain = await read(`projects/${id}?texts=plain`);
    expect(plain).toMatchObject({ description: PLAIN, descriptionEn: PLAIN });
    expect(plain).not.toHaveProperty('contentFormat');
    expect(await read(`projects?id=${id}&texts=plain`)).toEqual([plain]);
    const { blocks, ...others } = await read(`projects/${id}?texts=blocks`);
    expect(others).toEqual(plain);
    expect(Object.keys(blocks)).toEqual(['description', 'descriptionEn']);
    expect(await read(`projects?id=${id}&texts=blocks`)).toEqual([{ ...others, blocks }]);
  });

  it('has its pictures with their sizes, also in the preview of the panel', async () => {
    const media = await createMedia(test.dataSource, { alt: 'Ljudi u krugu' });
    const url = `/media/${media.hash}.webp`;
    const content = `${MARKDOWN}\n\n![Krug](${url})\n\n> ![Crtež](/images/zazeli-iii.svg)`;
    const { id } = await createBlogPost(test.dataSource, { contentFormat: 'markdown', content });
    const { blocks } = await read(`blog/${id}?texts=blocks`);
    const image = { url: `/media/${media.hash}-sea.webp`, alt: 'Ljudi u krugu', width: 32 };
    const pictures = [
      { type: 'picture', address: url, alt: 'Krug', caption: null, image },
      { type: 'quote', blocks: [{ address: '/images/zazeli-iii.svg', image: null }] },
    ];
    expect(blocks.content.slice(-2)).toMatchObject(pictures);
    const text = { text: content };
    const { body } = await test.asAdmin('post', '/api/texts/blocks', text).expect(200);
    expect(body.text).toContain(PLAIN);
    expect(body.blocks.slice(-2)).toMatchObject(pictures);
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
});

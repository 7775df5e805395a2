import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { categoryTone } from 'shared/category-tone';
import { createBlogPost } from '../../factories/blog-post.factory.js';
import { createMedia } from '../../factories/media.factory.js';
import type { TestApp } from '../../setup/test-app.js';
import {
  startFeedsApp,
  removeContent,
  PUBLIC_URL,
  DAY_MS,
  type Entry,
  readFeed,
  inDays,
} from './read-feeds.js';

let test: TestApp;
beforeAll(async () => {
  test = await startFeedsApp();
});
afterEach(() => removeContent(test));
afterAll(() => test.close());

describe('the feed of the blog', () => {
  it('contains the posts in the language of the URL, newest first', async () => {
    const { dataSource } = test;
    await createBlogPost(dataSource, {
      title: 'Stariji članak',
      titleEn: 'Older post',
      publishDate: inDays(-2),
    });
    const newer = await createBlogPost(dataSource, {
      title: 'Djeca & mladi',
      titleEn: 'Children & youth',
      slug: 'djeca-i-mladi',
      content: 'Prvi odlomak.\r\n\r\nDrugi <odlomak>.',
      contentEn: 'First paragraph.\n\nSecond <paragraph>.',
      author: 'Željka Čović',
      category: 'Prevencija',
      imageUrl: '/images/djeca.svg',
      publishDate: inDays(-1),
    });

    const croatian = await readFeed(test, '/feed.xml');
    expect(croatian).toMatchObject({
      'xml:lang': 'hr',
      xmlns: 'http://www.w3.org/2005/Atom',
      title: 'Udruga Kvaliteta življenja',
      id: 'tag:www.udruga.example,2023:blog/hr',
      author: { name: 'Udruga Kvaliteta življenja' },
      link: [
        { rel: 'alternate', href: `${PUBLIC_URL}/blog` },
        { rel: 'self', href: `${PUBLIC_URL}/feed.xml` },
      ],
    });
    expect(croatian.entries.map(({ title }: Entry) => title)).toEqual([
      'Djeca &amp; mladi',
      'Stariji članak',
    ]);
    expect(croatian.entries[0]).toEqual({
      title: 'Djeca &amp; mladi',
      id: `tag:www.udruga.example,2023:blog/${newer.id}/hr`,
      link: { href: `${PUBLIC_URL}/blog/djeca-i-mladi` },
      updated: newer.updatedAt.toISOString(),
      published: newer.publishDate.toISOString(),
      content: `<p><img src="${PUBLIC_URL}/images/djeca.svg" alt=""></p><p>Prvi odlomak.</p><p>Drugi &lt;odlomak&gt;.</p>`,
      author: { name: 'Željka Čović' },
      category: { term: 'Prevencija', label: 'Prevencija' },
    });

    const english = await readFeed(test, '/feed.xml?lang=en');
    expect(english).toMatchObject({
      'xml:lang': 'en',
      title: 'Quality of Living Association',
      link: [
        { rel: 'alternate', href: `${PUBLIC_URL}/blog?lang=en` },
        { rel: 'self', href: `${PUBLIC_URL}/feed.xml?lang=en` },
      ],
    });
    expect(english.entries[0]).toMatchObject({
      title: 'Children &amp; youth',
      id: `tag:www.udruga.example,2023:blog/${newer.id}/en`,
      link: { href: `${PUBLIC_URL}/blog/djeca-i-mladi?lang=en` },
      content: expect.stringContaining('<p>First paragraph.</p><p>Second'),
    });
  });

  it('contains the twenty latest posts', async () => {
    const { dataSource } = test;
    for (let day = 1; day <= 21; day += 1) {
      await createBlogPost(dataSource, { title: `Dan ${day}`, publishDate: inDays(-day) });
    }
    const { entries } = await readFeed(test, '/feed.xml');
    expect(entries.map(({ title }: Entry) => title)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Dan ${index + 1}`),
    );
  });

  it('shows the picture of a post as its page does, with its description', async () => {
    const { dataSource } = test;
    const { hash } = await createMedia(dataSource, { alt: 'Šalica "za dvoje"', altEn: 'A cup' });
    const fields = { imageUrl: `/media/${hash}.webp`, category: 'Prevencija' };
    await createBlogPost(dataSource, fields);
    const toned = `<img src="${PUBLIC_URL}/media/${hash}-${categoryTone('Prevencija')}.webp"`;
    const croatian = await readFeed(test, '/feed.xml');
    expect(croatian.entries[0].content).toContain(`${toned} alt="Šalica &quot;za dvoje&quot;">`);
    const english = await readFeed(test, '/feed.xml?lang=en');
    expect(english.entries[0].content).toContain(`${toned} alt="A cup">`);
  });

  it('is valid without posts', async () => {
    const feed = await readFeed(test, '/feed.xml');
    expect(feed.entries).toEqual([]);
    expect(new Date(feed.updated).getTime()).toBeGreaterThan(Date.now() - DAY_MS);
  });

  it('keeps the id of an entry when its slug and title change, and updates its date', async () => {
    const post = await createBlogPost(test.dataSource, { publishDate: inDays(-3) });
    const before = (await readFeed(test, '/feed.xml')).entries[0];
    await test
      .asAdmin('patch', `/api/blog/${post.id}`, { slug: 'drugi-slug', title: 'Drugi naslov' })
      .expect(200);
    const after = await readFeed(test, '/feed.xml');
    expect(after.entries[0]).toMatchObject({ id: before.id, title: 'Drugi naslov' });
    expect(after.entries[0].updated > before.updated).toBe(true);
    expect(after.updated).toBe(after.entries[0].updated);
  });

  it.each([
    ['the end of a CDATA section', 'a ]]> b ]]> c'],
    ['tags and quotes', `<script>"x" & 'y'</script>`],
    ['control characters', 'a\u0001b\u0008c\u000Cd\uFFFEe'],
    ['characters beyond the basic plane', 'obitelj 👩‍👩‍👧'],
    ['text that looks escaped', '&amp;lt; &#0;'],
  ])('is well-formed and complete with %s', async (_, text) => {
    await createBlogPost(test.dataSource, {
      title: `Naslov ${text}`,
      content: `Sadržaj ${text}`,
      author: `Ana ${text}`,
      category: `Tema ${text}`,
    });
    const { entries } = await readFeed(test, '/feed.xml');
    // eslint-disable-next-line no-control-regex -- control characters are removed
    const shown = text.replace(/[\u0001\u0008\u000C\uFFFE]/g, '');
    const asHtml = shown
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;');
    expect(entries[0].title).toBe(`Naslov ${asHtml}`);
    expect(entries[0].content).toBe(`<p>Sadržaj ${asHtml}</p>`);
    expect(Object.keys(entries[0]).sort()).toEqual(
      ['author', 'category', 'content', 'id', 'link', 'published', 'title', 'updated'].sort(),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { ContentChanges } from '../../content/content-changes.js';
import { MissingPages } from './missing-pages.js';

/** Renders a page as the site does, and counts the rendered ones. */
function missingPages(html = (path: string) => `<a href="${path}?lang=hr">č</a>${path}`) {
  const changes = new ContentChanges();
  const rendered: string[] = [];
  const state = { status: 404 };
  const pages = new MissingPages({
    changes,
    renderer: { pageParameters: new Set(['lang', 'q']), segments: new Set(['blog']) },
    mayHave: (path) => Promise.resolve(path === '/pristupacnost'),
  });
  const get = async (url: string, cookie?: string) => {
    const page = await pages.page({ url, headers: { cookie } }, (path, language) => {
      rendered.push(language);
      const { status } = state;
      const headers = ['Content-Language', language];
      return Promise.resolve({ status, headers, body: Buffer.from(html(path)) });
    });
    return page && `${page.status} ${page.headers.join()} ${page.body.toString()}`;
  };
  return { changes, get, pages, rendered, state };
}

describe('the pages that say there is none', () => {
  it('name the path of their request, and are rendered once in each language', async () => {
    const { get, rendered } = missingPages();
    for (const path of ['/wp-login.php', '/.env', '/wp-login.php?utm_source=x']) {
      const [named] = path.split('?');
      expect(await get(path)).toBe(
        `404 Content-Language,hr <a href="${named}?lang=hr">č</a>${named}`,
      );
    }
    expect(await get('/none', 'language=en')).toContain('404 Content-Language,en <a href="/none');
    expect(rendered).toEqual(['hr', 'en']);
  });

  it('are rendered apart for paths of several segments, and again after a change of content', async () => {
    const { changes, get, rendered } = missingPages();
    expect(await get('/a/b')).toContain('href="/a/b?lang=hr"');
    expect(await get('/a')).toContain('href="/a?lang=hr"');
    expect(await get('/c/d/e')).toContain('href="/c/d/e?lang=hr"');
    expect(rendered).toHaveLength(2);
    changes.changed();
    await get('/a');
    expect(rendered).toHaveLength(3);
  });

  it('are left to the renderer where it made another page, or names the path otherwise', async () => {
    const busy = missingPages();
    busy.state.status = 503;
    expect(await busy.get('/a')).toBeUndefined();
    const encoded = missingPages((path) => `${path} ${path.slice(1)}`);
    expect(await encoded.get('/a')).toBeUndefined();
  });

  it('are only prepared for reads of plain paths that no page of the site is near', () => {
    const { pages } = missingPages();
    const accepted = (url: string, method = 'GET') => pages.mayPrepare({ method, url });
    const urls = ['/a', '/a-b/c_d', '/.env', '/.git/config', '/a.php?x=1', '/blogger'];
    expect(urls.filter((url) => !accepted(url))).toEqual([]);
    expect(accepted('/a', 'HEAD')).toBe(true);
    expect(accepted('/a', 'POST')).toBe(false);
    const others = [
      '/',
      '/blog',
      '/blog/a/b',
      '/a?lang=en',
      '/a?x=?&q=b',
      '/a.data',
      '/__manifest',
    ];
    const unusual = ['/%C5%A1', '/a&b', '/a"', "/a'b", '/A', '//a', '/a/', '/../a', '/a..b', 'a'];
    expect([...others, ...unusual].filter((url) => accepted(url))).toEqual([]);
  });

  it('leave paths that a row of content has or had', async () => {
    const { pages } = missingPages();
    expect(await pages.isMissing({ url: '/pristupacnost?x=1' })).toBe(false);
    expect(await pages.isMissing({ url: '/none' })).toBe(true);
  });
});

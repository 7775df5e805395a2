import { describe, expect, it } from '@jest/globals';
import { ContentChanges } from '../../content/content-changes.js';
import { hashSource } from '../security-headers.js';
import { EmptySearches } from './empty-searches.js';

const scriptOf = (q: string): string => `data("${q}")`;
const htmlOf = (q: string): string =>
  `<input value="${q}"><a href="/blog?q=${q}&amp;page=2">č</a><script>${scriptOf(q)}</script>`;

/** Renders the page of a search as the site does, and counts the rendered ones. */
function emptySearches(html = htmlOf) {
  const changes = new ContentChanges();
  const rendered: string[] = [];
  const state = { status: 200 };
  const searches = new EmptySearches({
    changes,
    renderer: { pageParameters: new Set(['lang', 'q', 'page']) },
  });
  const get = async (path: string, cookie = 'language=hr') => {
    const request = new Request(`https://udruga.hr${path}`, { headers: { cookie } });
    const word = searches.wordOf(request);
    if (word === undefined) return undefined;
    const page = await searches.page(request, word, (samplePath, language) => {
      const url = new URL(samplePath, 'https://udruga.hr');
      const q = url.searchParams.get('q') ?? '';
      rendered.push(`${language} ${url.pathname}`);
      const { status } = state;
      const document = {
        body: Buffer.from(html(q)),
        scripts: [hashSource('first()'), hashSource(scriptOf(q))],
        styles: ["'sha256-a'"],
      };
      return Promise.resolve({ answer: new Response(null, { status }), document });
    });
    return page?.document;
  };
  return { changes, get, rendered, searches, state };
}

describe('the pages of searches that find nothing', () => {
  it('name the word of their request, also in the sources of their scripts', async () => {
    const { get, rendered } = emptySearches();
    for (const word of ['radionica17', '123', 'a.b-c_d', 'X']) {
      const { body, scripts, styles } = (await get(`/blog?q=${word}&utm_source=x`)) ?? {};
      expect(body?.toString()).toBe(htmlOf(word));
      expect(scripts).toEqual([hashSource('first()'), hashSource(scriptOf(word))]);
      expect(styles).toEqual(["'sha256-a'"]);
    }
    expect(rendered).toEqual(['hr /blog']);
  });

  it('are rendered once for each page and language, until content changes', async () => {
    const { changes, get, rendered } = emptySearches();
    await get('/blog?q=a');
    await get('/search?q=a');
    await get('/blog?q=b', 'language=en');
    expect(rendered).toEqual(['hr /blog', 'hr /search', 'en /blog']);
    changes.changed();
    await get('/blog?q=a');
    expect(rendered).toHaveLength(4);
  });

  it('are left to the renderer where the sample is another page, or is named otherwise', async () => {
    const failing = emptySearches();
    failing.state.status = 503;
    expect(await failing.get('/blog?q=a')).toBeUndefined();
    const shortened = emptySearches((q) => `${q} ${q.slice(0, 20)}`);
    expect(await shortened.get('/blog?q=a')).toBeUndefined();
    const capital = emptySearches((q) => `${q} ${q.toUpperCase()}`);
    expect(await capital.get('/blog?q=a')).toBeUndefined();
  });

  it('are only prepared for reads that search one plain word', () => {
    const { searches } = emptySearches();
    const wordOf = (path: string, method = 'GET') =>
      searches.wordOf({ method, url: `https://udruga.hr${path}` });
    expect(wordOf('/blog?q=mir')).toBe('mir');
    expect(wordOf('/blog?x=1&q=mir')).toBe('mir');
    expect(wordOf('/blog?q=mir', 'POST')).toBeUndefined();
    const others = ['', '?q=', '?q=a+b', '?q=%C4%8D', '?q=a%22', '?q=a&page=2', '?q=a&lang=en'];
    const unusual = ['?q=a&q=b', '?q=%3Cb%3E', `?q=${'a'.repeat(101)}`, '?q=a%00', '?q=a*'];
    const accepted = [...others, ...unusual].filter((query) => wordOf(`/blog${query}`));
    expect(accepted).toEqual([]);
  });
});

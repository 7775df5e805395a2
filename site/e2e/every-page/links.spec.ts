import { expect, test } from '../../../testing/fixtures';
import { ONE_LANGUAGE } from '../texts';
import { urlOf, pages } from './pages';

/** A response of the server to one of its own URLs. */
interface Response {
  status: number;
  /** The text of a page or an SVG, whose elements may have ids; empty for other files. */
  html: string;
}

const decode = (text: string) => text.replaceAll('&amp;', '&');

/** The values of an attribute in HTML, in document order. */
function valuesOf(html: string, attribute: string): string[] {
  const pattern = new RegExp(`\\s${attribute}="([^"]*)"`, 'g');
  return [...html.matchAll(pattern)].map(([, value = '']) => decode(value));
}

for (const language of ['hr', 'en'] as const) {
  test(`every link, picture and anchor of every page exists (${language})`, async ({
    request,
    baseURL,
  }) => {
    test.slow();
    const { origin } = new URL(baseURL ?? '');
    const responses = new Map<string, Promise<Response>>();
    const load = (url: string): Promise<Response> => {
      const loaded = responses.get(url);
      if (loaded !== undefined) return loaded;
      const loading = request.get(url).then(async (response) => ({
        status: response.status(),
        html: /html|svg/.test(response.headers()['content-type'] ?? '')
          ? await response.text()
          : '',
      }));
      responses.set(url, loading);
      return loading;
    };
    const problems: string[] = [];
    const follow = async (page: string, link: string) => {
      const url = new URL(link, origin + page);
      if (url.origin !== origin) return;
      const anchor = decodeURIComponent(url.hash.slice(1));
      url.searchParams.set('lang', language);
      url.hash = '';
      const { status, html } = await load(url.pathname + url.search);
      // The listed pages link to it with an invalid token.
      const expected = url.pathname === '/newsletter/preferences' ? 404 : 200;
      if (status !== expected) problems.push(`${page}: ${link} is answered with ${status}`);
      else if (anchor !== '' && !valuesOf(html, 'id').includes(anchor)) {
        problems.push(`${page}: there is no #${anchor} at ${link}`);
      }
    };
    const found = pages.filter(({ status = 200 }) => status === 200);
    for (const { path } of found) {
      const { html } = await load(urlOf(path, language));
      const ids = valuesOf(html, 'id');
      const twice = ids.filter((id, position) => ids.indexOf(id) !== position);
      if (twice.length > 0) problems.push(`${path}: used twice: ${twice.join(', ')}`);
      for (const link of new Set([...valuesOf(html, 'href'), ...valuesOf(html, 'src')])) {
        await follow(path, link);
      }
    }
    expect(problems).toEqual([]);
    expect(responses.size).toBeGreaterThan(found.length);
  });
}

for (const language of ONE_LANGUAGE) {
  test(`every page has the header, footer, accessibility bar and cookie banner (${language})`, async ({
    request,
  }) => {
    const labels = { hr: ['Pristupačnost', 'Kolačići'], en: ['Accessibility', 'Cookies'] };
    for (const { path } of pages) {
      const html = await (await request.get(urlOf(path, language))).text();
      expect(html, path).toMatch(/<header [^>]*>[^]*<main [^>]*>[^]*<footer [^>]*>/);
      for (const label of labels[language]) {
        expect(html, path).toMatch(new RegExp(`<section [^>]*aria-label="${label}"`));
      }
    }
  });
}

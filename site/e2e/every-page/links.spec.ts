import { expect, test } from '../../../testing/fixtures';
import { ONE_LANGUAGE } from '../texts';
import { addressOf, pages } from './pages';

/** What the server answers for an address of its own. */
interface Answer {
  status: number;
  /** The text of a page or drawing, the places in which have names; nothing for other files. */
  html: string;
}

const decode = (text: string) => text.replaceAll('&amp;', '&');

/** Values of an attribute in the HTML of a page, in their order. */
function valuesOf(html: string, attribute: string): string[] {
  const pattern = new RegExp(`\\s${attribute}="([^"]*)"`, 'g');
  return [...html.matchAll(pattern)].map(([, value = '']) => decode(value));
}

for (const language of ['hr', 'en'] as const) {
  test(`every link, picture and anchor of every page leads somewhere (${language})`, async ({
    request,
    baseURL,
  }) => {
    test.slow();
    const { origin } = new URL(baseURL ?? '');
    const answers = new Map<string, Promise<Answer>>();
    const ask = (address: string): Promise<Answer> => {
      const known = answers.get(address);
      if (known !== undefined) return known;
      const asked = request.get(address).then(async (answer) => ({
        status: answer.status(),
        html: /html|svg/.test(answer.headers()['content-type'] ?? '') ? await answer.text() : '',
      }));
      answers.set(address, asked);
      return asked;
    };
    const wrong: string[] = [];
    const follow = async (page: string, link: string) => {
      const url = new URL(link, origin + page);
      if (url.origin !== origin) return;
      const anchor = decodeURIComponent(url.hash.slice(1));
      url.searchParams.set('lang', language);
      url.hash = '';
      const { status, html } = await ask(url.pathname + url.search);
      // The token that leads there from the listed pages is nobody's.
      const expected = url.pathname === '/newsletter/preferences' ? 404 : 200;
      if (status !== expected) wrong.push(`${page}: ${link} is answered ${status}`);
      else if (anchor !== '' && !valuesOf(html, 'id').includes(anchor)) {
        wrong.push(`${page}: there is no #${anchor} at ${link}`);
      }
    };
    const here = pages.filter(({ status = 200 }) => status === 200);
    for (const { path } of here) {
      const { html } = await ask(addressOf(path, language));
      const ids = valuesOf(html, 'id');
      const twice = ids.filter((id, position) => ids.indexOf(id) !== position);
      if (twice.length > 0) wrong.push(`${path}: used twice: ${twice.join(', ')}`);
      for (const link of new Set([...valuesOf(html, 'href'), ...valuesOf(html, 'src')])) {
        await follow(path, link);
      }
    }
    expect(wrong).toEqual([]);
    expect(answers.size).toBeGreaterThan(here.length);
  });
}

for (const language of ONE_LANGUAGE) {
  test(`every page stands in the frame: header, footer, accessibility bar and cookie banner (${language})`, async ({
    request,
  }) => {
    const labels = { hr: ['Pristupačnost', 'Kolačići'], en: ['Accessibility', 'Cookies'] };
    for (const { path } of pages) {
      const html = await (await request.get(addressOf(path, language))).text();
      expect(html, path).toMatch(/<header [^>]*>[^]*<main [^>]*>[^]*<footer [^>]*>/);
      for (const label of labels[language]) {
        expect(html, path).toMatch(new RegExp(`<section [^>]*aria-label="${label}"`));
      }
    }
  });
}

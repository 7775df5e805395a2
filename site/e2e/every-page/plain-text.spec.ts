import { expect, test } from '../../../testing/fixtures';
import { ONE_LANGUAGE } from '../texts';
import { urlOf, pages } from './pages';

/** Buttons that do nothing without scripts, and links that the header repeats. */
function uselessWithoutStyles(html: string): string[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const removed of parsed.querySelectorAll('[hidden], script, noscript, template'))
    removed.remove();
  const useless = [...parsed.querySelectorAll('button:not([type=submit]), summary:only-child')];
  const links = [...parsed.querySelectorAll('header nav a')];
  const hrefs = links.map((link) => link.getAttribute('href') ?? '');
  return [
    ...useless.map(({ textContent }) => textContent),
    ...hrefs.filter((href, position) => hrefs.indexOf(href) !== position),
  ];
}

/** Words of adjacent elements that run together without a style sheet. */
function wordsRunTogether(html: string): string[] {
  const inlineElements = new Set(
    'A ABBR B BDI BUTTON CITE CODE EM I LABEL SMALL SPAN STRONG SUB SUP SUMMARY TIME text'.split(
      ' ',
    ),
  );
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const removed of parsed.querySelectorAll('script, style, template')) removed.remove();
  const words = (node: Node) =>
    node instanceof Text || (node instanceof Element && inlineElements.has(node.nodeName))
      ? (node.textContent ?? '')
      : '';
  const found: string[] = [];
  for (const element of parsed.body.querySelectorAll('*')) {
    if (!inlineElements.has(element.nodeName)) continue;
    for (const [before, after] of [
      [element.previousSibling, element],
      [element, element.nextSibling],
    ]) {
      const pair = before && after ? [words(before), words(after)] : ['', ''];
      if (/[\p{L}\p{N}]$/u.test(pair[0] ?? '') && /^[\p{L}\p{N}]/u.test(pair[1] ?? '')) {
        found.push(`${pair[0]?.slice(-30)}|${pair[1]?.slice(0, 30)}`);
      }
    }
  }
  // The words in a drawing are in separate groups.
  const drawn = [...parsed.querySelectorAll('svg text')].map((text) => text.textContent);
  return [...new Set([...found, ...drawn.filter((text) => !text.endsWith(' '))])];
}

for (const language of ONE_LANGUAGE) {
  test(`without a style sheet no words run together, and no control is useless or repeated (${language})`, async ({
    page,
    api,
  }) => {
    // The test parses in an empty page; the site's policy would report the parsed styles.
    for (const { path } of pages) {
      const html = await (await api.get(urlOf(path, language))).text();
      expect.soft(await page.evaluate(wordsRunTogether, html), path).toEqual([]);
      expect.soft(await page.evaluate(uselessWithoutStyles, html), path).toEqual([]);
    }
  });
}

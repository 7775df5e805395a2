import { expect, test } from '../../../testing/fixtures';
import { ONE_LANGUAGE } from '../texts';
import { addressOf, pages } from './pages';

/** What is offered though nothing would come of it, and links that the header repeats. */
function uselessWithoutStyles(html: string): string[] {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const left of parsed.querySelectorAll('[hidden], script, noscript, template')) left.remove();
  const useless = [...parsed.querySelectorAll('button:not([type=submit]), summary:only-child')];
  const links = [...parsed.querySelectorAll('header nav a')];
  const addresses = links.map((link) => link.getAttribute('href') ?? '');
  return [
    ...useless.map(({ textContent }) => textContent),
    ...addresses.filter((address, position) => addresses.indexOf(address) !== position),
  ];
}

/** Words that would run together where no style sheet keeps their elements apart. */
function wordsRunTogether(html: string): string[] {
  const inLine = new Set(
    'A ABBR B BDI BUTTON CITE CODE EM I LABEL SMALL SPAN STRONG SUB SUP SUMMARY TIME text'.split(
      ' ',
    ),
  );
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const left of parsed.querySelectorAll('script, style, template')) left.remove();
  const words = (node: Node) =>
    node instanceof Text || (node instanceof Element && inLine.has(node.nodeName))
      ? (node.textContent ?? '')
      : '';
  const found: string[] = [];
  for (const element of parsed.body.querySelectorAll('*')) {
    if (!inLine.has(element.nodeName)) continue;
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
  // Words on the stones of a drawing stand each in a group of its own.
  const stones = [...parsed.querySelectorAll('svg text')].map((text) => text.textContent);
  return [...new Set([...found, ...stones.filter((text) => !text.endsWith(' '))])];
}

for (const language of ONE_LANGUAGE) {
  test(`without a style sheet no words run together, and nothing is useless or there twice (${language})`, async ({
    page,
    api,
  }) => {
    // The page stays empty: that of the site would report the styles of what is parsed in it.
    for (const { path } of pages) {
      const html = await (await api.get(addressOf(path, language))).text();
      expect.soft(await page.evaluate(wordsRunTogether, html), path).toEqual([]);
      expect.soft(await page.evaluate(uselessWithoutStyles, html), path).toEqual([]);
    }
  });
}

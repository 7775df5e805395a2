import { beforeEach, describe, expect, test } from '@jest/globals';
import { scriptedParts } from './scripted-parts';

const bar =
  '<section class="bar needs-scripts screen-only"><section><button>Visok &amp; „taman“<!-- -->' +
  '</button></section></section>';
const copy = '<div class="needs-scripts"><button>Kopirajte</button></div>';
const rest = '<main><p class="text">Tekst</p></main>';

/** The page as a browser makes it of what was sent. */
function parse(html: string, { scripts }: { scripts: boolean }): string {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  for (const script of page.querySelectorAll('script:not([type])')) {
    if (!scripts) continue;
    const run = new Function('document', script.textContent);
    run({ currentScript: script });
  }
  return page.body.innerHTML;
}

describe('what only scripts can do', () => {
  let sent: string;

  beforeEach(() => {
    sent = scriptedParts(`${bar}${rest}${copy}`, 'n');
  });

  test('is on the page as it was rendered where scripts run', () => {
    expect(parse(sent, { scripts: true })).toBe(`${bar}${rest}${copy}`);
  });

  test('is no part of the page where none run', () => {
    const page = document.implementation.createHTMLDocument();
    page.body.innerHTML = parse(sent, { scripts: false });
    for (const script of page.querySelectorAll('script')) script.remove();
    expect(page.body.innerHTML).toBe(rest);
  });

  test('is inserted by scripts of the render, and is none itself', () => {
    expect(sent.match(/<script[^>]*>/g)).toEqual([
      '<script type="text/plain">',
      '<script nonce="n">',
      '<script type="text/plain">',
      '<script nonce="n">',
    ]);
  });

  test('is not looked for in other classes', () => {
    const html = '<p class="needs-scripts-too">Tekst</p>';
    expect(scriptedParts(html, 'n')).toBe(html);
  });
});

import { beforeEach, describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { run as insertPart } from './insert-part';
import { NeedsScripts, partsAsText } from './needs-scripts';
import { ServerDocumentContext } from './server-document';

const bar =
  '<section aria-label="Prikaz" class="bar needs-scripts"><section><button>Visok &amp; „taman“' +
  '</button></section></section>';
const copy = '<div class="needs-scripts"><button>Kopirajte</button></div>';
const rest = '<main><p class="text">Tekst</p></main>';

function Page() {
  return (
    <>
      <NeedsScripts as="section" className="bar" aria-label="Prikaz">
        <section>
          <button>{'Visok & „taman“'}</button>
        </section>
      </NeedsScripts>
      <main>
        <p className="text">Tekst</p>
      </main>
      <NeedsScripts as="div">
        <button>Kopirajte</button>
      </NeedsScripts>
    </>
  );
}

/** What React renders, as text. */
const htmlOf = (element: ReactElement): string => render(element).container.innerHTML;

function send(scripts = true): string {
  const server = { nonce: 'n', scripts, drawings: new Set<string>() };
  const html = htmlOf(
    <ServerDocumentContext value={server}>
      <Page />
    </ServerDocumentContext>,
  );
  return partsAsText(html, 'n');
}

/** The page as a browser makes it of what was sent. */
function parse(html: string, { scripts }: { scripts: boolean }): string {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = html;
  for (const script of page.querySelectorAll('script:not([type])')) {
    if (!scripts) continue;
    Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
    insertPart();
  }
  Reflect.deleteProperty(document, 'currentScript');
  return page.body.innerHTML;
}

describe('what only scripts can do', () => {
  let sent: string;

  beforeEach(() => {
    sent = send();
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

  test('is no part of a page that may not run scripts', () => {
    expect(send(false)).toBe(rest);
  });

  test('stands in the page as it is where the browser renders it', () => {
    expect(htmlOf(<Page />)).toBe(`${bar}${rest}${copy}`);
  });
});

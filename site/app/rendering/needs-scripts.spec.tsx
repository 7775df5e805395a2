import { beforeEach, describe, expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { run as insertPart } from '~/delivery/insert-part';
import { NeedsScripts } from '~/delivery/needs-scripts';
import { ServerDocumentContext } from '~/delivery/server-document';
import { pageDocument } from './page-document';

/** The state of a render that showed no parts of the frame. */
const N = { nonce: 'n', parts: new Map() };

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

/** The HTML that React renders. */
const htmlOf = (element: ReactElement): string => render(element).container.innerHTML;

function serverHtml(scripts = true): string {
  const server = {
    nonce: 'n',
    submissionKey: 'k',
    scripts,
    drawings: new Set<string>(),
    parts: new Map(),
  };
  const html = htmlOf(
    <ServerDocumentContext value={server}>
      <Page />
    </ServerDocumentContext>,
  );
  return pageDocument(html, N, []).body.toString();
}

/** The page as a browser parses the HTML. */
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

describe('a part that needs scripts', () => {
  let sent: string;

  beforeEach(() => {
    sent = serverHtml();
  });

  test('is inserted as the server rendered it where scripts run', () => {
    expect(parse(sent, { scripts: true })).toBe(`${bar}${rest}${copy}`);
  });

  test('is no part of the page where scripts do not run', () => {
    const page = document.implementation.createHTMLDocument();
    page.body.innerHTML = parse(sent, { scripts: false });
    for (const script of page.querySelectorAll('script')) script.remove();
    expect(page.body.innerHTML).toBe(rest);
  });

  test('is sent as plain text, with an inserting script that the policy allows', () => {
    expect(sent.match(/<script[^>]*>/g)).toEqual([
      '<script type="text/plain">',
      '<script>',
      '<script type="text/plain">',
      '<script>',
    ]);
    expect(pageDocument(htmlOf(<NeedsScripts as="p" />), N, []).scripts).toEqual([]);
    const { scripts } = pageDocument('<needs-scripts></needs-scripts>', N, []);
    expect(scripts).toEqual([expect.stringMatching(/^'sha256-[\w+/]{43}='$/)]);
  });

  test('is not sent with a page that may not run scripts', () => {
    expect(serverHtml(false)).toBe(rest);
  });

  test('is rendered in its place by a browser', () => {
    expect(htmlOf(<Page />)).toBe(`${bar}${rest}${copy}`);
  });
});

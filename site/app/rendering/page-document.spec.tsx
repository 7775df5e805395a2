/** @jest-environment node */
import { createHash } from 'node:crypto';
import { describe, expect, it, jest } from '@jest/globals';
import { Suspense } from 'react';
import { cachedPart } from '~/delivery/cached-parts';
import { markOf } from '~/delivery/shared-texts';
import { dataScripts } from './page-data';
import { pageDocument } from './page-document';
import { pageHtml } from './page-html';

/** The state of a render that showed no cached parts. */
const N = { nonce: 'n', parts: new Map() };

const sha256 = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the document of a page', () => {
  it('has sources of the inline scripts that carry the nonce, and of no others', () => {
    const html = [
      '<script nonce="n">first()</script>',
      '<script type="module" nonce="n" async="">import "/a.js"</script>',
      '<script nonce="n" src="/b.js"></script>',
      '<script nonce="n" type="application/ld+json">{"@type":"NGO"}</script>',
      '<script nonce="n" id="late" type="text/plain">later()</script>',
      '<script>alert(1)</script>',
      '<script nonce="">alert(2)</script>',
      '<script nonce="guessed">alert(3)</script>',
      '<p title="<script nonce=">alert(4)</p>',
    ].join('');
    const { scripts, styles } = pageDocument(html, N, []);
    expect(scripts).toEqual([sha256('first()'), sha256('import "/a.js"'), sha256('later()')]);
    expect(styles).toEqual([]);
  });

  it('has sources of the inline style sheets that carry the nonce, and of no others', () => {
    const html =
      '<style nonce="n" data-sheet="/a.css">a{}</style><style>b{}</style><p style="color:red">';
    expect(pageDocument(html, N, []).styles).toEqual([sha256('a{}')]);
  });

  it('has sources of code in UTF-8, including Croatian characters', () => {
    const long = `š = "đ"; ${'č'.repeat(5_000)}`;
    for (const code of ['š = "đ"', long]) {
      const { scripts } = pageDocument(`<script nonce="n">${code}</script>`, N, []);
      expect(scripts).toEqual([sha256(code)]);
    }
  });

  it('has no nonces', () => {
    const html = '<script nonce="abc">a</script><link nonce="abc" rel="x"><p>nonce="abc" š</p>';
    expect(pageDocument(html, { nonce: 'abc', parts: new Map() }, []).body.toString()).toBe(
      '<script>a</script><link rel="x"><p>nonce="abc" š</p>',
    );
  });

  it('has the scripts with its data at the end of its body', () => {
    const html = '<html><body><p>č</p></body></html>';
    const { body, scripts } = pageDocument(html, N, ['first()', 'last()']);
    expect(body.toString()).toBe(
      '<html><body><p>č</p><!--$--><script>first()</script><!--$--><script>last()</script>' +
        '<!--/$--><!--/$--></body></html>',
    );
    expect(scripts).toEqual([sha256('first()'), sha256('last()')]);
  });

  it('has the texts whose marks the render wrote, and the sources of those that are styles', () => {
    const sheet = markOf('n', '/a.css', () => 'a{content:"č"}');
    const drawing = markOf('n', '/a.svg', () => '<g/>');
    const others = '<p>%n /none.css% %m /a.css% 100%</p>';
    const html = `<style nonce="n" data-sheet="/a.css">${sheet}</style><svg>${drawing}</svg>${others}`;
    const { body, styles } = pageDocument(html, N, []);
    expect(body.toString()).toBe(
      '<style data-sheet="/a.css">a{content:"č"}</style><svg><g/></svg><p> %m /a.css% 100%</p>',
    );
    expect(styles).toEqual([sha256('a{content:"č"}')]);
  });

  it('has its cached parts as they were rendered first', () => {
    const depends = [{}];
    const render = (inside: string) => {
      const parts = new Map([['footer hr', cachedPart('footer hr', depends)]]);
      const html = `<b><cached-part data-key="footer hr">${inside}</cached-part></b>`;
      return pageDocument(html, { nonce: 'n', parts }, []).body.toString();
    };
    expect(render('<i>č</i><needs-scripts><p>a</p></needs-scripts>')).toBe(render(''));
    expect(render('')).toBe(
      '<b><i>č</i><script type="text/plain"><p>a</p></script><script></script></b>',
    );
  });

  it('does not remember a part that only its own render can use', () => {
    const parts = new Map([['team hr', cachedPart('team hr', [])]]);
    for (const mark of ['<!--$!-->', '<!--$?-->', '<script nonce="n">a</script>']) {
      const html = `<cached-part data-key="team hr">${mark}</cached-part>`;
      pageDocument(html, { nonce: 'n', parts }, []);
      expect(parts.get('team hr')?.html).toBeUndefined();
    }
  });

  it('fails with a cached part that the render does not know', () => {
    const html = '<cached-part data-key="footer hr"></cached-part>';
    expect(() => pageDocument(html, N, [])).toThrow('unknown part');
  });
});

const onError = jest.fn<(error: unknown, info?: unknown) => void>();
const htmlOf = (page: React.ReactNode) =>
  pageHtml(page, { nonce: undefined, onError, timeout: 5_000 });

function Failing(): React.ReactNode {
  throw new Error('broken');
}

describe('the HTML of a page', () => {
  it('has the fallback of a part that fails, and the error is reported', async () => {
    const html = await htmlOf(
      <main>
        <Suspense fallback="…">
          <Failing />
        </Suspense>
      </main>,
    );
    expect(html).toContain('…');
    expect(onError).toHaveBeenCalledWith(new Error('broken'), expect.anything());
  });

  it('is not there for a page that fails', async () => {
    await expect(Promise.resolve(htmlOf(<Failing />))).rejects.toThrow('broken');
  });
});

it('the data of a page cannot end its script', async () => {
  const scripts = await dataScripts(new Blob(['</script><script>alert(1)']).stream());
  expect(scripts.join('')).toContain('alert(1)');
  expect(scripts.join('')).not.toMatch(/<\/?script/);
});

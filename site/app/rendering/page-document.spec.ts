/** @jest-environment node */
import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { pageDocument } from './page-document';

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
    const { scripts, styles } = pageDocument(html, 'n', []);
    expect(scripts).toEqual([sha256('first()'), sha256('import "/a.js"'), sha256('later()')]);
    expect(styles).toEqual([]);
  });

  it('has sources of the inline style sheets that carry the nonce, and of no others', () => {
    const html =
      '<style nonce="n" data-sheet="/a.css">a{}</style><style>b{}</style><p style="color:red">';
    expect(pageDocument(html, 'n', []).styles).toEqual([sha256('a{}')]);
  });

  it('has the source of each code, however many have its length', () => {
    for (const sheet of ['a{}', 'b{}', 'c{}', 'd{}', 'e{}', 'f{}', 'a{}']) {
      const { styles } = pageDocument(`<style nonce="n">${sheet}</style>`, 'n', []);
      expect(styles).toEqual([sha256(sheet)]);
    }
  });

  it('has sources of code in UTF-8, including Croatian characters', () => {
    const long = `š = "đ"; ${'č'.repeat(5_000)}`;
    for (const code of ['š = "đ"', long]) {
      const { scripts } = pageDocument(`<script nonce="n">${code}</script>`, 'n', []);
      expect(scripts).toEqual([sha256(code)]);
    }
  });

  it('has no nonces', () => {
    const html = '<script nonce="abc">a</script><link nonce="abc" rel="x"><p>nonce="abc" š</p>';
    expect(pageDocument(html, 'abc', []).body.toString()).toBe(
      '<script>a</script><link rel="x"><p>nonce="abc" š</p>',
    );
  });

  it('has the scripts with its data at the end of its body', () => {
    const html = '<html><body><p>č</p></body></html>';
    const { body, scripts } = pageDocument(html, 'n', ['first()', 'last()']);
    expect(body.toString()).toBe(
      '<html><body><p>č</p><!--$--><script>first()</script><!--$--><script>last()</script>' +
        '<!--/$--><!--/$--></body></html>',
    );
    expect(scripts).toEqual([sha256('first()'), sha256('last()')]);
  });
});

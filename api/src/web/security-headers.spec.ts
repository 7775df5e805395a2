import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { inlineHashes, pagePolicy, securityHeaders, withoutNonce } from './security-headers.js';

const sha256 = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the Content Security Policy of a page', () => {
  it('allows by hash the inline scripts that carry the nonce, and no others', () => {
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
    const scripts = inlineHashes(Buffer.from(html), 'script', 'n');
    expect(scripts).toEqual([sha256('first()'), sha256('import "/a.js"'), sha256('later()')]);
    const policy = pagePolicy({ scripts });
    expect(policy).toContain(`script-src 'self' ${scripts.join(' ')};`);
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
  });

  it('allows by hash the inline style sheets that carry the nonce, and no others', () => {
    const html =
      '<style nonce="n" data-sheet="/a.css">a{}</style><style>b{}</style><p style="color:red">';
    const styles = inlineHashes(Buffer.from(html), 'style', 'n');
    expect(styles).toEqual([sha256('a{}')]);
    const policy = pagePolicy({ styles });
    expect(policy).toContain(`style-src 'self' ${sha256('a{}')};`);
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
  });

  it('hashes code in UTF-8, including Croatian characters', () => {
    const html = '<script nonce="n">š = "đ"</script>';
    expect(inlineHashes(Buffer.from(html), 'script', 'n')).toEqual([sha256('š = "đ"')]);
  });

  it('removes the nonces from the document', () => {
    const html = '<script nonce="abc">a</script><link nonce="abc" rel="x"><p>nonce="abc" š</p>';
    expect(withoutNonce(Buffer.from(html), 'abc').toString()).toBe(
      '<script>a</script><link rel="x"><p>nonce="abc" š</p>',
    );
  });
});

describe('the security headers', () => {
  it('require HTTPS only where the site uses it', () => {
    expect(securityHeaders('https://a.example')).toHaveProperty('Strict-Transport-Security');
    expect(securityHeaders('http://localhost:3000')).not.toHaveProperty(
      'Strict-Transport-Security',
    );
  });
});

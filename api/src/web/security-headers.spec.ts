import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import {
  inlineScriptHashes,
  inlineStyleHashes,
  pagePolicy,
  securityHeaders,
} from './security-headers.js';

const sha256 = (code: string): string =>
  `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the policy of a page', () => {
  it('allows the inline scripts it holds, by hash, and no others', () => {
    const html = [
      '<script>first()</script>',
      '<script type="module" async="">import "/a.js"</script>',
      '<script src="/b.js"></script>',
      '<script type="application/ld+json">{"@type":"NGO"}</script>',
    ].join('');
    expect(inlineScriptHashes(html)).toEqual([sha256('first()'), sha256('import "/a.js"')]);
    const policy = pagePolicy(html);
    expect(policy).toContain(`script-src 'self' ${sha256('first()')}`);
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
  });

  it('allows the style sheets it brings, by hash, and no others', () => {
    const html = '<style data-sheet="/a.css">a{}</style><style>b{}</style><p style="color:red">';
    expect(inlineStyleHashes(html)).toEqual([sha256('a{}'), sha256('b{}')]);
    const policy = pagePolicy(html);
    expect(policy).toContain(`style-src 'self' ${sha256('a{}')} ${sha256('b{}')};`);
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
  });

  it('hashes the bytes as sent, Croatian letters included', () => {
    expect(inlineScriptHashes('<script>š = "đ"</script>')).toEqual([sha256('š = "đ"')]);
  });
});

describe('security headers', () => {
  it('ask for HTTPS only where the site has it', () => {
    expect(securityHeaders('https://a.example')).toHaveProperty('Strict-Transport-Security');
    expect(securityHeaders('http://localhost:3000')).not.toHaveProperty(
      'Strict-Transport-Security',
    );
  });
});

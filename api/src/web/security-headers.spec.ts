import { describe, expect, it } from '@jest/globals';
import { hashSource, pagePolicy, securityHeaders } from './security-headers.js';

describe('the Content Security Policy of a page', () => {
  it('allows inline scripts and styles by their hashes alone', () => {
    const policy = pagePolicy({ scripts: [hashSource('a()')], styles: [hashSource('b{}')] });
    expect(policy).toContain(`script-src 'self' ${hashSource('a()')};`);
    expect(policy).toContain(`style-src 'self' ${hashSource('b{}')};`);
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
  });
});

describe('the security headers', () => {
  it('require HTTPS only where the site uses it', () => {
    expect(securityHeaders('https://a.example')).toMatchObject({
      'Strict-Transport-Security': expect.stringMatching(/^max-age=31536000;/),
    });
    expect(securityHeaders('http://localhost:3000')).not.toHaveProperty(
      'Strict-Transport-Security',
    );
  });
});

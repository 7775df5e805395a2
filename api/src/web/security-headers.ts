import { createHash } from 'node:crypto';

/** Headers that every answer outside the API carries. */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(publicUrl.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
const DATA_TYPE = /\stype=["']?application\/(?:ld\+)?json/i;
const INLINE_STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;

/** CSP sources (`'sha256-…'`) of the executable inline scripts in a document (CSP3 section 2.3.1). */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (DATA_TYPE.test(attributes)) continue;
    hashes.add(hashSource(code));
  }
  return [...hashes];
}

/** CSP sources of the style elements in a document. */
export function inlineStyleHashes(html: string): string[] {
  return [...new Set([...html.matchAll(INLINE_STYLE)].map(([, code = '']) => hashSource(code)))];
}

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/**
 * The Content Security Policy of a page of the site: its own origin, and the inline scripts and
 * styles it holds.
 * @param framable whether pages of this origin may show it in a frame
 */
export function pagePolicy(html: string, framable = false): string {
  return policy({
    'script-src': ["'self'", ...inlineScriptHashes(html)].join(' '),
    'style-src': ["'self'", ...inlineStyleHashes(html)].join(' '),
    ...(framable && { 'frame-ancestors': "'self'" }),
  });
}

/** CSP source of an inline element without content. */
const EMPTY = hashSource('');

/**
 * The Content Security Policy of the panel. Its style library fills empty style elements through the
 * CSSOM, so those and no others may be inline; its pictures need data: and blob:, and the
 * preview of a post is a page of the site in a frame.
 */
export const PANEL_POLICY = policy({
  'style-src': `'self' ${EMPTY}`,
  'img-src': "'self' data: blob:",
  'frame-src': "'self'",
});

/** What the site's service worker may load: everything of its own origin, nothing else. */
export const WORKER_POLICY = "default-src 'self'";

function policy(own: Record<string, string>): string {
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...own,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

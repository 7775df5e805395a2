import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';

/** The Content Security Policy of what is no page: nothing in it may load, run or be framed. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every response outside the API. */
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

/**
 * Sets the default headers of responses that are neither a page nor a file, such as redirects and
 * errors: nothing in them may load, run or be framed.
 */
export function defaultHeaders(publicUrl: string): RequestHandler {
  const headers = Object.entries({
    ...securityHeaders(publicUrl),
    'Content-Security-Policy': CLOSED_POLICY,
  });
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** The CSP source of an inline script or style. */
export function hashSource(code: string | Buffer): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

export interface PagePolicyOptions {
  /** CSP sources of the inline scripts that may run. */
  scripts?: readonly string[];
  /** CSP sources of the inline styles that apply. */
  styles?: readonly string[];
  /** Whether pages of the same origin may show it in a frame. */
  framable?: boolean;
}

/** The Content Security Policy of a page of the site: its origin, and its own inline code. */
export function pagePolicy({
  scripts = [],
  styles = [],
  framable = false,
}: PagePolicyOptions): string {
  return serializePolicy({
    'script-src': ["'self'", ...scripts].join(' '),
    'style-src': ["'self'", ...styles].join(' '),
    ...(framable && { 'frame-ancestors': "'self'" }),
  });
}

/** CSP source of an inline element without content. */
const EMPTY_HASH = hashSource('');

/**
 * The Content Security Policy of the panel. Its style library fills empty style elements through
 * the CSSOM, so only empty ones may be inline. Its pictures need data: and blob:, and the preview
 * of a post is a page of the site in a frame.
 */
export const PANEL_POLICY = serializePolicy({
  'style-src': `'self' ${EMPTY_HASH}`,
  'img-src': "'self' data: blob:",
  'frame-src': "'self'",
});

/** The Content Security Policy of the site's service worker: it may load its own origin only. */
export const WORKER_POLICY = "default-src 'self'";

function serializePolicy(overrides: Record<string, string>): string {
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
    ...overrides,
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}

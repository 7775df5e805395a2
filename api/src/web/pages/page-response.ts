import { CLOSED_POLICY, pagePolicy } from '../security-headers.js';
import type { PreparedResponse } from './prepared-page.js';
import type { PageDocument } from './site-renderer.js';

interface PageResponseOptions {
  /** Headers of all pages, which the site may have set to others. */
  fixedHeaders: Readonly<Record<string, string>>;
  isCacheable: boolean;
}

/** The response to send for a page that the site has rendered, with its Content Security Policy. */
export function pageResponse(
  answer: Response,
  { body, scripts, styles, submissionKey }: PageDocument,
  { fixedHeaders, isCacheable }: PageResponseOptions,
): PreparedResponse {
  const headers: string[] = [];
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie') headers.push(name, value);
  });
  for (const cookie of answer.headers.getSetCookie()) headers.push('Set-Cookie', cookie);
  for (const [name, value] of Object.entries(fixedHeaders)) {
    if (!answer.headers.has(name)) headers.push(name, value);
  }
  // Other answers, such as the sitemap, neither load nor run anything.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html');
  const policy = isPage
    ? pagePolicy({ scripts, styles, framable: isFramable(answer) })
    : CLOSED_POLICY;
  headers.push('Content-Security-Policy', policy);
  if (!answer.headers.has('cache-control')) {
    // Browsers cache pages and revalidate them each time; proxies do not, since the language is
    // in a cookie. Personal pages are never cached.
    const shared = isCacheable && answer.status === 200;
    headers.push('Cache-Control', shared ? 'private, no-cache' : 'no-store');
  }
  if (answer.status === 503 && !answer.headers.has('retry-after')) headers.push('Retry-After', '5');
  return { status: answer.status, headers, body, submissionKey };
}

/** Whether pages of the same origin may show this one in a frame; others never may. */
function isFramable({ headers }: Response): boolean {
  return headers.get('x-frame-options') === 'SAMEORIGIN';
}

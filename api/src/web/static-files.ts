import type { ServerResponse } from 'node:http';
import sirv from 'sirv';
import { PANEL_POLICY, securityHeaders } from './security-headers.js';

/** Built files whose name holds a hash of their content. */
const HASHED = /\/assets\/.+-[\w-]{8,}\.\w+$/;

const ONE_YEAR = 'public, max-age=31536000, immutable';

function setHeaders(headers: Record<string, string>) {
  return (response: ServerResponse, path: string): void => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader(
      'Cache-Control',
      HASHED.test(path) ? ONE_YEAR : 'public, max-age=3600, must-revalidate',
    );
  };
}

/** Serves the files of the site's client build, with their compressed twins where there are any. */
export function siteFiles(folder: string, publicUrl: string) {
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: setHeaders(securityHeaders(publicUrl)),
  });
}

/** Serves the panel's build under its base; every address that is no file gets its index. */
export function panelFiles(folder: string, publicUrl: string) {
  const headers = setHeaders({
    ...securityHeaders(publicUrl),
    'Content-Security-Policy': PANEL_POLICY,
    'X-Robots-Tag': 'noindex',
  });
  return sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    single: true,
    ignores: [/\/assets\//],
    setHeaders(response, path, stats) {
      headers(response, path);
      if (stats && (path === '/' || path.endsWith('.html') || !HASHED.test(path))) {
        response.setHeader('Cache-Control', 'no-cache');
      }
    },
  });
}

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import mime from 'mime-types';
import { reads } from '../http/reads.js';
import { sendStored, StoredResponse } from './cache/stored-response.js';
import { PANEL_POLICY, securityHeaders, WORKER_POLICY } from './security-headers.js';

/** Built files whose name holds a hash of their content. */
const HASHED_FILE = /^\/assets\/.+-[\w-]{8,}\.\w+$/;

/** The site's service worker. */
const SERVICE_WORKER = '/service-worker.js';

/** Files of a build that are not served under their own path. */
const PRIVATE_FILE = /^\/\.|\.(?:br|gz|map)$/;

export type StaticFiles = ReadonlyMap<string, StoredResponse>;

/**
 * Reads a build into memory, including the compressed copies of its files. Later builds in the same
 * folder do not change what is served.
 */
function readFiles(folder: string, headers: Record<string, string>): Map<string, StoredResponse> {
  const files = new Map<string, StoredResponse>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    const path = `/${name.split(sep).join('/')}`;
    if (PRIVATE_FILE.test(path) || !statSync(file).isFile()) continue;
    const compressedPath = (ending: string): Buffer | undefined =>
      existsSync(file + ending) ? readFileSync(file + ending) : undefined;
    const all = {
      ...headers,
      'Content-Type': mime.contentType(mime.lookup(file) || 'application/octet-stream'),
      'Cache-Control': HASHED_FILE.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(path === SERVICE_WORKER ? { 'Content-Security-Policy': WORKER_POLICY } : {}),
    };
    files.set(
      path,
      new StoredResponse(
        Object.entries(all).flatMap(([key, value]) => [key, String(value)]),
        readFileSync(file),
        {
          validUntil: Infinity,
          compressed: { br: compressedPath('.br'), gzip: compressedPath('.gz') },
          // The panel's page depends on the session.
          vary: path.endsWith('.html') ? ['Cookie'] : [],
        },
      ),
    );
  }
  return files;
}

/** The files of the site's client build, by path. */
export function siteFiles(folder: string, publicUrl: string): StaticFiles {
  return readFiles(folder, securityHeaders(publicUrl));
}

/**
 * The files of the panel's build, by path under its base; `/index.html` is its entry, `/login.html`
 * that of visitors without a session.
 */
export function panelFiles(folder: string, publicUrl: string): StaticFiles {
  return readFiles(folder, {
    ...securityHeaders(publicUrl),
    'Content-Security-Policy': PANEL_POLICY,
    'X-Robots-Tag': 'noindex',
  });
}

/**
 * Sends a file, if the request is a read and the file exists.
 *
 * @param path of the file in the build
 * @param fallback the file for paths without a file, as in a single-page app
 * @returns whether a file was sent
 */
export function sendFile(
  files: StaticFiles,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  fallback?: string,
): boolean {
  if (!reads(request)) return false;
  const missing = fallback !== undefined && !path.startsWith('/assets/') ? fallback : '';
  const file = files.get(path) ?? files.get(missing);
  if (file) sendStored(request, response, file);
  return file !== undefined;
}

import { finished } from 'node:stream/promises';
import type { NextFunction, Request as ExpressRequest, Response as ExpressResponse } from 'express';
import type { ContentChanges } from '../../content/content-changes.js';
import { DEFAULT_JSON_BYTES } from '../../http/bodies/takes-json.js';
import type { ApiRoutes } from '../../http/operations.js';
import { requestLanguage } from '../../i18n/request-language.js';
import { network } from '../../limits/rate-limit.js';
import { BusyError, type WorkGate } from '../../limits/work-gate.js';
import { cacheKey, cookieLanguage } from '../cache/cache-key.js';
import type { PageCache } from '../cache/page-cache.js';
import { sendStored, StoredResponse } from '../cache/stored-response.js';
import { isReadable } from '../canonical-url.js';
import { inlineHashes, pagePolicy, securityHeaders, withoutNonce } from '../security-headers.js';
import { busyPages } from './busy-page.js';
import { refusedRequests } from './refused-requests.js';
import {
  BodyTooLargeError,
  BrokenFormError,
  toFetchRequest,
  type SiteRenderer,
} from './site-renderer.js';

/**
 * Bytes a form on the site may send: more than the API accepts, as its refusal retains what was
 * typed. A character beyond ASCII takes three times as many bytes in a form as in JSON.
 */
const MAX_BODY = 3 * DEFAULT_JSON_BYTES;
/** Browsers show an answer only after they sent the whole body; larger bodies are not read. */
const MAX_DRAINED = 16 * 1024 * 1024;

export interface SitePagesOptions {
  changes: ContentChanges;
  pages: PageCache;
  renderer: SiteRenderer;
  routes: ApiRoutes;
  publicUrl: string;
  /** Bounds the pages that are rendered at once. */
  gate: WorkGate;
}

/** A path that no page has. */
const NOWHERE = '/-';
/** The header in which a render names the nonce of its own code; it is not sent. */
const NONCE_HEADER = 'x-nonce';
/** The page that says that a form was too large. */
const TOO_LARGE = '/contact/too-large';

interface Rendered {
  status: number;
  headers: string[];
  body: Buffer;
}

interface RenderOptions {
  /** The IP address of the visitor. */
  visitor: string;
  keepable?: boolean;
  /** Aborted when nobody waits for the page any more. */
  signal: AbortSignal;
}

/** A render of a cacheable page, and how many requests wait for it. */
interface SharedRender {
  making: Promise<Rendered | StoredResponse>;
  waiting: number;
  gone: AbortController;
}

/**
 * Answers with pages of the site, rendered whole. Successful pages go through the cache; requests
 * for the same page that arrive while it is rendered wait for that one render.
 */
export function sitePages({ changes, pages, renderer, routes, publicUrl, gate }: SitePagesOptions) {
  const keyOptions = {
    pageParameters: renderer.pageParameters,
    isPersonal: (path: string) => renderer.isPersonal(path),
    routes,
  };
  const underWay = new Map<string, SharedRender>();
  const fixedHeaders = securityHeaders(publicUrl);
  const busy = busyPages(publicUrl);
  const refusals = refusedRequests(publicUrl);

  function render(
    request: Request,
    { visitor, keepable = false, signal }: RenderOptions,
  ): Promise<Rendered> {
    const work = async (): Promise<Rendered> => {
      const answer = await renderer.render(request, visitor);
      return rendered(answer, Buffer.from(await answer.arrayBuffer()), keepable);
    };
    return gate.run(work, { client: network(visitor), signal });
  }

  /** Another page of the site, for a request that its router cannot be given. */
  function renderInstead(
    path: string,
    { headers: { cookie }, ip = '' }: ExpressRequest,
    signal: AbortSignal,
  ): Promise<Rendered> {
    const headers = { Cookie: `language=${cookieLanguage(cookie)}` };
    const work = async (): Promise<Rendered> => {
      const asked = new Request(publicUrl + path, { headers });
      const answer = await renderer.render(asked, ip, false);
      return rendered(answer, Buffer.from(await answer.arrayBuffer()));
    };
    return gate.run(work, { client: network(ip), signal });
  }

  async function renderTooLarge(request: ExpressRequest, signal: AbortSignal): Promise<Rendered> {
    if (Number(request.headers['content-length']) <= MAX_DRAINED) {
      await finished(request.resume()).catch(() => undefined);
    }
    const { lang } = request.query;
    const asked = lang === 'hr' || lang === 'en' ? `?lang=${lang}` : '';
    const made = await renderInstead(TOO_LARGE + asked, request, signal);
    made.headers.push('Connection', 'close');
    return made;
  }

  function rendered(answer: Response, made: Buffer, keepable = false): Rendered {
    const headers: string[] = [];
    let body = made;
    answer.headers.forEach((value, name) => {
      if (name !== 'set-cookie' && name !== NONCE_HEADER) headers.push(name, value);
    });
    for (const cookie of answer.headers.getSetCookie()) headers.push('Set-Cookie', cookie);
    for (const [name, value] of Object.entries(fixedHeaders)) {
      if (!answer.headers.has(name)) headers.push(name, value);
    }
    if (answer.headers.get('content-type')?.startsWith('text/html')) {
      const html = made.toString();
      const nonce = answer.headers.get(NONCE_HEADER);
      const own = nonce !== null && {
        scripts: inlineHashes(html, 'script', nonce),
        styles: inlineHashes(html, 'style', nonce),
      };
      const policy = pagePolicy({ ...own, framable: isFramable(answer) });
      headers.push('Content-Security-Policy', policy);
      if (nonce !== null) body = Buffer.from(withoutNonce(html, nonce));
    }
    if (!answer.headers.has('cache-control')) {
      // Browsers cache pages and revalidate them each time; proxies do not, since the language is
      // in a cookie. What was made for one visitor only is cached nowhere.
      const shared = keepable && answer.status === 200;
      headers.push('Cache-Control', shared ? 'private, no-cache' : 'no-store');
    }
    if (answer.status === 503 && !answer.headers.has('retry-after'))
      headers.push('Retry-After', '5');
    return { status: answer.status, headers, body };
  }

  async function renderAndKeep(
    key: string,
    request: Request,
    options: RenderOptions,
  ): Promise<Rendered | StoredResponse> {
    const { generation } = changes;
    const made = await render(request, { ...options, keepable: true });
    // The site sets this on a page that lacks data which could not be loaded.
    const whole = made.status === 200 && !made.headers.includes('no-store');
    return whole ? pages.put(key, generation, made.headers, made.body) : made;
  }

  /** One render of a page for all requests that arrive meanwhile. */
  function share(
    key: string,
    visitor: string,
    request: ExpressRequest,
    ask: (signal: AbortSignal) => Promise<Request>,
  ): SharedRender {
    // The generation is part of the key: a request after a change never waits for a render that
    // began before it.
    const name = `${changes.generation} ${key}`;
    const known = underWay.get(name);
    if (known) return known;
    const gone = new AbortController();
    const forget = (): void => {
      if (underWay.get(name) === shared) underWay.delete(name);
    };
    gone.signal.addEventListener('abort', forget);
    const making = ask(new AbortController().signal)
      .then((asked) => {
        // Of all cookies a cacheable page may depend only on the language, which is in its key.
        asked.headers.set('Cookie', `language=${cookieLanguage(request.headers.cookie)}`);
        return renderAndKeep(key, asked, { visitor, signal: gone.signal });
      })
      .finally(forget);
    const shared = { making, waiting: 0, gone };
    underWay.set(name, shared);
    return shared;
  }

  return (request: ExpressRequest, response: ExpressResponse, next: NextFunction): void => {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const { signal } = gone;
    const key = cacheKey(request, keyOptions);
    const visitor = request.ip ?? '';
    const ask = (whileWanted: AbortSignal): Promise<Request> =>
      toFetchRequest(request, { publicUrl, maxBody: MAX_BODY, signal: whileWanted });

    let making: Promise<Rendered | StoredResponse>;
    const known = isReadable(request.url);
    const writes = request.method !== 'GET' && request.method !== 'HEAD';
    const methods = known && writes ? renderer.methodsOf(request.path) : undefined;
    const refused = methods && refusals.refuse(request, methods);
    if (refused) {
      send(request, response, refused);
      return;
    }
    if (!known || (writes && !methods)) {
      making = renderInstead(NOWHERE, request, signal);
    } else if (key === undefined) {
      making = ask(signal).then(
        (asked) => render(asked, { visitor, signal }),
        (error: unknown) => {
          if (error instanceof BodyTooLargeError) return renderTooLarge(request, signal);
          if (error instanceof BrokenFormError) return refusals.brokenForm(request);
          throw error;
        },
      );
    } else {
      const shared = share(key, visitor, request, ask);
      shared.waiting += 1;
      signal.addEventListener('abort', () => {
        shared.waiting -= 1;
        if (shared.waiting === 0) shared.gone.abort();
      });
      making = shared.making;
    }
    making.then(
      (made) => {
        if (response.headersSent || response.destroyed) return;
        if (made instanceof StoredResponse) sendStored(request, response, made);
        else send(request, response, made);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        if (error instanceof BusyError) send(request, response, busy[requestLanguage(request)]);
        else next(error);
      },
    );
  };
}

/** Sends an answer as it was made. */
export function send(
  request: ExpressRequest,
  response: ExpressResponse,
  { status, headers, body }: Rendered,
): void {
  response.status(status);
  for (let i = 0; i + 1 < headers.length; i += 2) {
    const [name, value] = [headers[i] ?? '', headers[i + 1] ?? ''];
    if (name === 'Set-Cookie') response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Whether the site's own pages may show this one in a frame; others never may. */
function isFramable({ headers }: Response): boolean {
  return headers.get('x-frame-options') === 'SAMEORIGIN';
}

import { finished } from 'node:stream/promises';
import type { NextFunction, Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { cacheKey, cookieLanguage } from './cache-key.js';
import type { ContentChanges } from './content-changes.js';
import { PageCache, sendStored } from './page-cache.js';
import { pagePolicy, securityHeaders } from './security-headers.js';
import { BodyTooLargeError, toFetchRequest, type SiteRenderer } from './site-renderer.js';
import type { StoredResponse } from './stored-response.js';
import { isReadable } from './tidy-address.js';

/** Bytes a form on the site may send: what the API takes, whose refusal keeps what was typed. */
const MAX_BODY = 1024 * 1024;
/** Browsers show an answer only when they could send all; of more than this nothing is read. */
const MAX_DRAINED = 16 * MAX_BODY;

export interface SitePagesOptions {
  changes: ContentChanges;
  pages: PageCache;
  renderer: SiteRenderer;
  publicUrl: string;
}

/** An address of the site that no page has. */
const NOWHERE = '/-';
/** Where the site says that a form was too large. */
const TOO_LARGE = '/contact/too-large';

interface Rendered {
  status: number;
  headers: string[];
  body: Buffer;
}

/**
 * Answers with pages of the site, rendered whole. Successful pages go through the cache; requests
 * for the same page that arrive while it is rendered wait for that one render.
 */
export function sitePages({ changes, pages, renderer, publicUrl }: SitePagesOptions) {
  const underWay = new Map<string, Promise<Rendered | StoredResponse>>();
  const fixedHeaders = securityHeaders(publicUrl);

  async function render(request: Request, visitor: string, keepable: boolean): Promise<Rendered> {
    const answer = await renderer.render(request, visitor);
    return rendered(answer, Buffer.from(await answer.arrayBuffer()), keepable);
  }

  /** Another page of the site, for a request that its router cannot be given. */
  async function renderInstead(
    path: string,
    { headers: { cookie }, ip = '' }: ExpressRequest,
  ): Promise<Rendered> {
    const headers = { Cookie: `language=${cookieLanguage(cookie)}` };
    const answer = await renderer.render(new Request(publicUrl + path, { headers }), ip);
    return rendered(answer, Buffer.from(withoutScripts(await answer.text())));
  }

  async function renderTooLarge(request: ExpressRequest): Promise<Rendered> {
    if (Number(request.headers['content-length']) <= MAX_DRAINED) {
      await finished(request.resume()).catch(() => undefined);
    }
    const { lang } = request.query;
    const asked = lang === 'hr' || lang === 'en' ? `?lang=${lang}` : '';
    const made = await renderInstead(TOO_LARGE + asked, request);
    made.headers.push('Connection', 'close');
    return made;
  }

  function rendered(answer: Response, body: Buffer, keepable = false): Rendered {
    const headers: string[] = [];
    answer.headers.forEach((value, name) => {
      if (name !== 'set-cookie') headers.push(name, value);
    });
    for (const cookie of answer.headers.getSetCookie()) headers.push('Set-Cookie', cookie);
    for (const [name, value] of Object.entries(fixedHeaders)) {
      if (!answer.headers.has(name)) headers.push(name, value);
    }
    if (answer.headers.get('content-type')?.startsWith('text/html')) {
      headers.push('Content-Security-Policy', pagePolicy(body.toString(), isFramable(answer)));
    }
    if (!answer.headers.has('cache-control')) {
      // Browsers keep pages, and ask each time whether they still hold; proxies don't keep them,
      // since the language is in a cookie. What was made for one visitor only is kept nowhere.
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
    visitor: string,
  ): Promise<Rendered | StoredResponse> {
    const { generation } = changes;
    const made = await render(request, visitor, true);
    return made.status === 200 ? pages.put(key, generation, made.headers, made.body) : made;
  }

  return (request: ExpressRequest, response: ExpressResponse, next: NextFunction): void => {
    const gone = new AbortController();
    const key = cacheKey(request, renderer);
    const visitor = request.ip ?? '';
    const fetchRequest = (): Promise<Request> =>
      toFetchRequest(request, { publicUrl, maxBody: MAX_BODY, signal: gone.signal });

    let making: Promise<Rendered | StoredResponse>;
    if (!isReadable(request.url)) {
      making = renderInstead(NOWHERE, request);
    } else if (key === undefined) {
      response.once('close', () => gone.abort());
      making = fetchRequest().then(
        (asked) => render(asked, visitor, false),
        (error: unknown) => {
          if (error instanceof BodyTooLargeError) return renderTooLarge(request);
          throw error;
        },
      );
    } else {
      // The generation is part of the name: a reader who comes after a change never waits for a
      // render that began before it.
      const name = `${changes.generation} ${key}`;
      const shared =
        underWay.get(name) ??
        fetchRequest()
          .then((asked) => {
            // Of all cookies a kept page may depend on its key's language only.
            asked.headers.set('Cookie', `language=${cookieLanguage(request.headers.cookie)}`);
            return renderAndKeep(key, asked, visitor);
          })
          .finally(() => underWay.delete(name));
      underWay.set(name, shared);
      making = shared;
    }
    making.then((made) => {
      if (response.headersSent || response.destroyed) return;
      if ('etag' in made) {
        sendStored(request, response, made);
        return;
      }
      response.writeHead(made.status, made.headers);
      response.end(request.method === 'HEAD' ? undefined : made.body);
    }, next);
  };
}

/** Whether the site lets its own pages show this one in a frame; no other may ever. */
function isFramable({ headers }: Response): boolean {
  return headers.get('x-frame-options') === 'SAMEORIGIN';
}

/** A page that stays as it was made: the scripts would take its address up again. */
function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link rel="modulepreload"[^>]*>/gi, '');
}

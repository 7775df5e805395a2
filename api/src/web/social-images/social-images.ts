import { createHash } from 'node:crypto';
import type { NextFunction, Request as ExpressRequest, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { ContentChanges } from '../../content/content-changes.js';
import { ResultCache } from '../../content/result-cache.js';
import { reads } from '../../http/reads.js';
import { isolated } from '../../isolation/isolated.js';
import { network } from '../../limits/rate-limit.js';
import { BusyError, WorkGate } from '../../limits/work-gate.js';
import { NotFoundError, UnavailableError } from '../../problems/domain-errors.js';
import { DETAILS } from '../../problems/problem-texts.js';
import { matchesEtag } from '../cache/stored-response.js';
import type { InternalApi } from '../internal-api.js';
import type { SiteRenderer } from '../pages/site-renderer.js';
import { CLOSED_POLICY, securityHeaders } from '../security-headers.js';
import type { Card, CardPicture, drawCard, PageCard } from './card.js';

/** `/og/<language>/<path of the page>.png`; the home page is `index`. */
const CARD_PATH = /^\/og\/(hr|en)\/((?:[a-z0-9-]+\/)*[a-z0-9-]+)\.png$/;

/** Memory for drawn cards in bytes: enough for about three hundred. */
const MAX_BYTES = 12 * 1024 * 1024;
const YEAR_S = 31_536_000;

/** One at a time, so that of two processors one stays free for other requests. */
const DRAWING_GATE = { concurrency: 1, queue: 16, maxWait: 8_000, refusalDelay: 1_000 };

/** Drawing a card takes about 150 ms of CPU time and 100 MB with its libraries. */
const drawInProcess = isolated<typeof drawCard>(
  new URL('./card.js', import.meta.url),
  'drawCard',
  { seconds: 15, megabytes: 384, heapMegabytes: 192, idleSeconds: 10 },
  () => new BusyError(),
);

const NO_CARD = { hr: 'Slika ne postoji.', en: 'There is no such image.' };

interface CardImage {
  bytes: Buffer;
  etag: string;
}

export interface SocialImagesOptions {
  changes: ContentChanges;
  renderer: SiteRenderer;
  publicUrl: string;
  /** Reads the pictures, which this server has. */
  api: Pick<InternalApi, 'call'>;
  /** Bounds the number of pages that are rendered concurrently. */
  gate: WorkGate;
}

/**
 * Serves the pictures that other sites show beside links to the site's pages. They are drawn from
 * data of the page itself: a URL without a page has none, and no URL can change their text.
 */
export function socialImages({ changes, renderer, publicUrl, gate, api }: SocialImagesOptions) {
  const cards = new ResultCache<PageCard | null>(changes, { maxResults: 500 });
  const images = new LRUCache<string, CardImage>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length * 2,
  });
  const pendingImages = new Map<string, Promise<CardImage>>();
  const drawingGate = new WorkGate(DRAWING_GATE);
  const headers = {
    ...securityHeaders(publicUrl),
    'Content-Security-Policy': CLOSED_POLICY,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };

  async function cardOf(page: string, language: string, client: string): Promise<PageCard | null> {
    const request = new Request(publicUrl + page, { headers: { Cookie: `language=${language}` } });
    const answer = await gate.run(() => renderer.card(request), { client });
    if (answer.status === 503) throw new UnavailableError(DETAILS[503]);
    if (answer.status >= 500) throw new Error(`${page} was answered with ${answer.status}`);
    if (answer.status !== 200) return null;
    // The site's build returns this type to this server only.
    return (await answer.json()) as PageCard | null;
  }

  /** The bytes of a page's picture; null where it cannot be read, as a card is better than none. */
  async function read({ url }: CardPicture): Promise<Buffer | null> {
    const answer = await api.call({ method: 'GET', url }).catch(() => null);
    return answer?.status === 200 ? answer.body : null;
  }

  async function drawWithPicture(card: Card): Promise<Buffer> {
    const { picture } = card;
    const bytes = picture && (await read(picture));
    return drawInProcess(card, bytes ?? undefined);
  }

  function draw(card: Card, client: string): Promise<CardImage> {
    const { title, section, siteName, tone, picture } = card;
    const key = JSON.stringify([title, section, siteName, tone, picture]);
    const cached = images.get(key);
    if (cached) return Promise.resolve(cached);
    const pending =
      pendingImages.get(key) ??
      drawingGate
        .run(() => drawWithPicture(card), { client })
        .then((bytes) => {
          const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
          const image = { bytes, etag };
          images.set(key, image);
          return image;
        })
        .finally(() => pendingImages.delete(key));
    pendingImages.set(key, pending);
    return pending;
  }

  async function answer(request: ExpressRequest, response: Response): Promise<void> {
    const url = new URL(publicUrl + request.originalUrl);
    const [, language = '', path = ''] = CARD_PATH.exec(url.pathname) ?? [];
    const isRead = reads(request);
    if (!isRead || language === '') throw new NotFoundError(NO_CARD);
    const page = pageUrl(path, url.searchParams, renderer.pageParameters);
    const client = network(request.ip ?? '');
    const card = await cards.get(`${language} ${page}`, () => cardOf(page, language, client));
    if (!card) throw new NotFoundError(NO_CARD);
    const { bytes, etag } = await draw(card, client);
    // A URL with an older version gets the current picture, which must be revalidated.
    const isCurrent = url.searchParams.get('v') === card.version;
    response.set({
      ...headers,
      ETag: etag,
      'Cache-Control': isCurrent ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
    });
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      response.status(304).end();
      return;
    }
    response.set({ 'Content-Type': 'image/png', 'Content-Length': String(bytes.length) });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  return (request: ExpressRequest, response: Response, next: NextFunction): void => {
    answer(request, response).catch(next);
  };
}

/** The page's path and the query parameters that change it; the language is in the cookie. */
function pageUrl(path: string, search: URLSearchParams, parameters: ReadonlySet<string>): string {
  const relevant = new URLSearchParams();
  for (const name of [...parameters].sort()) {
    const value = search.get(name);
    if (value !== null && name !== 'lang') relevant.set(name, value);
  }
  const query = relevant.toString();
  return `${path === 'index' ? '/' : `/${path}`}${query === '' ? '' : `?${query}`}`;
}

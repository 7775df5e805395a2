import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { partsAsText } from './delivery/needs-scripts';
import { ServerDocumentContext, type ServerDocument } from './delivery/server-document';
import { catalogue as english } from './i18n/en';
import { catalogue as croatian } from './i18n/hr';
import { languageCookie, resolveLanguage } from './i18n/language';
import { installCatalogue, translator } from './i18n/translator';
import { pageCard } from './seo/page-card';
import { cardContext, reportErrorContext, scriptsContext } from './server-context';

export { createRequestHandler, matchRoutes, RouterContextProvider } from 'react-router';
export { pageParameters, personalPages } from './page-parameters';
export {
  apiHeadersContext,
  callApiContext,
  cardContext,
  publicUrlContext,
  reportErrorContext,
  scriptsContext,
} from './server-context';

installCatalogue('hr', croatian);
installCatalogue('en', english);

/** Passes the render's nonce to the server, which removes the header from the response. */
const NONCE_HEADER = 'X-Nonce';

export const streamTimeout = 10_000;

/** Collects a page. It takes everything at once, so that React never waits for it. */
class PageBytes extends Writable {
  private readonly chunks: Uint8Array[] = [];

  constructor() {
    super({ highWaterMark: Number.MAX_SAFE_INTEGER });
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    this.chunks.push(chunk);
    done();
  }

  get bytes(): Buffer<ArrayBuffer> {
    return Buffer.concat(this.chunks);
  }
}

/** Reports what loaders and actions throw, without route error responses and aborted requests. */
export const handleError: HandleErrorFunction = (thrown, { request, context }) => {
  if (request.signal.aborted) return;
  const error = isRouteErrorResponse(thrown) && 'error' in thrown ? thrown.error : thrown;
  context.get(reportErrorContext)(error ?? thrown);
};

/** Renders the whole page before the first byte, so that it is complete without scripts. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Response | Promise<Response> {
  if (context.get(cardContext)) return Response.json(pageCard(routerContext), { status });
  const { language, chosen } = resolveLanguage(request);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', language);
  if (chosen) headers.append('Set-Cookie', languageCookie(language, request.url));
  // The nonce marks the scripts and styles that this render writes. The server replaces nonces by
  // hashes in the content security policy. In development there is no policy.
  const server: ServerDocument | undefined = import.meta.env.DEV
    ? undefined
    : {
        nonce: crypto.randomUUID(),
        scripts: context.get(scriptsContext),
        drawings: new Set<string>(),
      };
  const nonce = server?.nonce;
  if (nonce !== undefined) headers.set(NONCE_HEADER, nonce);

  return new Promise((resolve, reject) => {
    let responseStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerDocumentContext value={server}>
        <I18nextProvider i18n={translator(language)}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </I18nextProvider>
      </ServerDocumentContext>,
      {
        nonce,
        // React sends larger suspense boundaries hidden, for a script to move into place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(abortTimer);
          const page = new PageBytes();
          page.on('error', reject).on('finish', () => {
            const body = nonce === undefined ? page.bytes : partsAsText(page.bytes, nonce);
            resolve(new Response(body, { headers, status: responseStatus }));
          });
          pipe(page);
        },
        onShellError(error) {
          clearTimeout(abortTimer);
          reject(error);
        },
        onError(error) {
          responseStatus = 500;
          context.get(reportErrorContext)(error);
        },
      },
    );
    // The timer references the whole page, so it is cleared once the page is rendered: many pages
    // would otherwise fill the memory.
    const abortTimer = setTimeout(abort, streamTimeout + 1000).unref();
  });
}

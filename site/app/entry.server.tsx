import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
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

export { pageParameters, personalPages } from './page-parameters';
export {
  apiBaseContext,
  apiHeadersContext,
  cardContext,
  publicUrlContext,
  reportErrorContext,
  scriptsContext,
} from './server-context';

installCatalogue('hr', croatian);
installCatalogue('en', english);

/** Names the render's nonce to the server, which sends it to nobody. */
const NONCE_HEADER = 'X-Nonce';

export const streamTimeout = 10_000;

/** What loaders and actions throw, but for answers that pages are made of. */
export const handleError: HandleErrorFunction = (thrown, { request, context }) => {
  if (request.signal.aborted) return;
  const error = isRouteErrorResponse(thrown) && 'error' in thrown ? thrown.error : thrown;
  context.get(reportErrorContext)(error ?? thrown);
};

/** Renders the whole page before the first byte, so that readers without scripts get all of it. */
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
  // Marks what this render itself writes as code, for the server that makes the page's content
  // security policy and takes the marks off. In development there is none.
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
    let answer = status;
    const { pipe, abort } = renderToPipeableStream(
      <ServerDocumentContext value={server}>
        <I18nextProvider i18n={translator(language)}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </I18nextProvider>
      </ServerDocumentContext>,
      {
        nonce,
        // A boundary above this size would be sent hidden, to be moved into place by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(tooLong);
          const page = new PassThrough();
          pipe(page);
          text(page).then((html) => {
            const body = nonce === undefined ? html : partsAsText(html, nonce);
            resolve(new Response(body, { headers, status: answer }));
          }, reject);
        },
        onShellError(error) {
          clearTimeout(tooLong);
          reject(error);
        },
        onError(error) {
          answer = 500;
          context.get(reportErrorContext)(error);
        },
      },
    );
    // It holds the whole page while it waits, so a page that is made ends it: a flood of pages would
    // otherwise fill the memory.
    const tooLong = setTimeout(abort, streamTimeout + 1000).unref();
  });
}

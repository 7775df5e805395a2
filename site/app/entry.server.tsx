import { I18nextProvider } from 'react-i18next';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { ServerDocumentContext, type ServerDocument } from './delivery/server-document';
import { catalogue as english } from './i18n/en';
import { catalogue as croatian } from './i18n/hr';
import { languageCookie, resolveLanguage } from './i18n/language';
import { installCatalogue, translator } from './i18n/translator';
import { dataScripts } from './rendering/page-data';
import { pageDocument } from './rendering/page-document';
import { pageHtml } from './rendering/page-html';
import { pageCard } from './seo/page-card';
import {
  cardContext,
  reportErrorContext,
  scriptsContext,
  takeDocumentContext,
} from './server-context';

export { createRequestHandler, matchRoutes, RouterContextProvider } from 'react-router';
export { findsNothing } from './empty-search';
export { pageParameters, personalPages } from './page-parameters';
export {
  apiHeadersContext,
  callApiContext,
  mayHaveContext,
  cardContext,
  publicUrlContext,
  reportErrorContext,
  scriptsContext,
  takeDocumentContext,
} from './server-context';

installCatalogue('hr', croatian);
installCatalogue('en', english);

export const streamTimeout = 10_000;

/** Reports what loaders and actions throw, without route error responses and aborted requests. */
export const handleError: HandleErrorFunction = (thrown, { request, context }) => {
  if (request.signal.aborted) return;
  const error = isRouteErrorResponse(thrown) && 'error' in thrown ? thrown.error : thrown;
  context.get(reportErrorContext)(error ?? thrown);
};

/** The manifest with the routes of the page: `ServerRouter` makes a route of each that it has. */
function ofMatches({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id));
  const routes = Object.entries(manifest.routes).filter(([id]) => ids.has(id));
  return { ...manifest, routes: Object.fromEntries(routes) };
}

/** Renders the whole page before the first byte, so that it is complete without scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
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
        submissionKey: crypto.randomUUID(),
        scripts: context.get(scriptsContext),
        drawings: new Set(),
        parts: new Map(),
      };
  const nonce = server?.nonce;
  const data = routerContext.serverHandoffStream;
  let responseStatus = status;
  const rendered = await pageHtml(
    <ServerDocumentContext value={server}>
      <I18nextProvider i18n={translator(language)}>
        <ServerRouter
          context={Object.assign(routerContext, {
            manifest: ofMatches(routerContext),
            serverHandoffStream: undefined,
          })}
          url={request.url}
          nonce={nonce}
        />
      </I18nextProvider>
    </ServerDocumentContext>,
    {
      nonce,
      onError(error) {
        responseStatus = 500;
        context.get(reportErrorContext)(error);
      },
      timeout: streamTimeout + 1000,
    },
  );
  const hasScripts = routerContext.renderMeta?.didRenderScripts === true;
  const scripts = data && hasScripts ? await dataScripts(data) : [];
  const document = pageDocument(rendered, server, scripts);
  const submissionKey = server?.submissionKey;
  const hasKey = submissionKey !== undefined && rendered.includes(submissionKey);
  const takeDocument = context.get(takeDocumentContext);
  takeDocument?.(hasKey ? { ...document, submissionKey } : document);
  const body = takeDocument ? null : document.body;
  return new Response(body, { headers, status: responseStatus });
}

import { useContext } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import catalogueChunks from 'virtual:catalogue-chunks';
import { beforePaint } from 'virtual:inline-scripts';
import type { Route } from './+types/root';
import { loadFooterPages } from './api/load-footer-pages';
import { loadOrganization } from './api/load-organization';
import { loadPageTexts } from './api/load-page-texts';
import { ErrorPage } from './components/error-page/error-page';
import { RenderBoundary } from './components/error-page/render-boundary';
import { UnsentText, useSavedText } from './components/field/unsent-text';
import { SiteFrame } from './components/site-frame/site-frame';
import { DeferredScripts } from './delivery/deferred-scripts';
import { DocumentDrawings } from './delivery/drawings';
import { PageStyles } from './delivery/page-styles';
import { ServerDocumentContext } from './delivery/server-document';
import { useDeferredFonts } from './delivery/use-deferred-fonts';
import atkinsonExtended from './fonts/atkinson-latin-ext.woff2?url';
import atkinson from './fonts/atkinson-latin.woff2?url';
import frauncesExtended from './fonts/fraunces-latin-ext.woff2?url';
import fraunces from './fonts/fraunces-latin.woff2?url';
import { defaultLanguage, documentLanguage, resolveLanguage } from './i18n/language';
import { loadTexts } from './i18n/load-texts';
import { namespacesOf } from './i18n/namespaces';
import { translator } from './i18n/translator';
import { useLanguage } from './i18n/use-language';
import { useMetaAfterLoading } from './seo/use-meta-after-loading';
import { publicUrlContext } from './server-context';
import './styles/global.css';

/** Loaded in this order: the small extensions with Croatian characters must not come last. */
const fonts = [atkinsonExtended, frauncesExtended, atkinson, fraunces];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { language } = resolveLanguage(request);
  const [organization, texts, pages] = await Promise.all([
    loadOrganization(context),
    loadPageTexts(context, language, new URL(request.url).pathname),
    loadFooterPages(context),
  ]);
  // A document without stored texts or own pages does not mention them.
  return {
    language,
    origin: context.get(publicUrlContext),
    organization,
    ...(texts && { texts }),
    ...(pages.length > 0 && { pages }),
  };
}

/** Loads a page's texts before the page is rendered. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const language = documentLanguage();
    const { pathname } = new URL(request.url);
    await loadTexts(language, pathname, async () => {
      const { fetchStoredTexts } = await import('./api/fetch-stored-texts');
      return fetchStoredTexts(language);
    });
    return next();
  },
];

/** The language changes only with a new document, so the loader runs once per document. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: React.ReactNode }) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const texts = useRouteLoaderData<typeof loader>('root')?.texts;
  const server = useContext(ServerDocumentContext);
  // In development there is no server document, and scripts run immediately.
  const scripts = server?.scripts ?? true;
  const catalogues = import.meta.env.SSR
    ? namespacesOf(pathname).flatMap((name) => catalogueChunks[`${language}/${name}`] ?? [])
    : [];
  return (
    <I18nextProvider i18n={translator(language, texts)}>
      <html lang={language} suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          {scripts ? (
            <script
              nonce={server?.nonce}
              data-fonts={import.meta.env.DEV ? undefined : fonts.join(' ')}
              dangerouslySetInnerHTML={{ __html: beforePaint }}
              suppressHydrationWarning
            />
          ) : null}
          {pathname.startsWith('/language/') ? (
            <noscript>
              <meta httpEquiv="refresh" content="0; url=/" />
            </noscript>
          ) : null}
          <RenderBoundary fallback={null} retryKey={pathname}>
            <Meta />
          </RenderBoundary>
          <PageStyles />
          <link rel="apple-touch-icon" href="/images/icons/mark-180.png" />
          <link
            rel="alternate"
            type="application/atom+xml"
            href={`/feed.xml${language === defaultLanguage ? '' : `?lang=${language}`}`}
          />
          {import.meta.env.SSR ? null : (
            <link
              rel="manifest"
              href={`/site.webmanifest${language === defaultLanguage ? '' : `?lang=${language}`}`}
            />
          )}
        </head>
        <body>
          {children}
          {scripts ? <ScrollRestoration /> : null}
          <DeferredScripts catalogues={catalogues} />
          <DocumentDrawings />
        </body>
      </html>
    </I18nextProvider>
  );
}

export default function Root() {
  useMetaAfterLoading();
  useDeferredFonts();
  return (
    <>
      <UnsentText />
      <SiteFrame>
        <Outlet />
      </SiteFrame>
    </>
  );
}

/** The message of a failed answer of the API. */
function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  return typeof error.data === 'string' ? error.data : undefined;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  useSavedText(true);
  const page = (
    <>
      <title>{status === 404 ? t('notFound.title') : t('failure.title')}</title>
      <ErrorPage status={status} message={messageOf(error)} />
    </>
  );
  // The frame itself may have caused the error.
  return (
    <RenderBoundary fallback={<main id="content">{page}</main>}>
      <SiteFrame>{page}</SiteFrame>
    </RenderBoundary>
  );
}

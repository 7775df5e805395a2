import { data, redirect } from 'react-router';
import { bodyOf, serverApi } from '~/api/client';
import { DRAFT_HEADERS, draftRefusalOf, openDraft } from '~/api/open-draft';
import { DraftError } from '~/components/preview/draft-error';
import { DraftNote } from '~/components/preview/draft-note';
import { localized } from '~/i18n/localized';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/stored-page-preview';
import { PageArticle } from './page-article';

/** Loads a draft; a published page redirects to its address. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const draft = await openDraft({ request, params, context }, 'pages');
  const { id, language, headers, until } = draft;
  const named = { path: { idOrSlug: id }, query: { texts: 'blocks' } } as const;
  const api = serverApi(context);
  const page = await bodyOf(api.GET('/api/pages/{idOrSlug}', { params: named, headers }));
  if (page.isPublished) throw redirect(`/${page.slug}?lang=${language}`);
  return data({ page, language, until }, { headers: DRAFT_HEADERS });
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta(args: Route.MetaArgs) {
  const { t } = metaSource(args);
  const { page, language } = args.loaderData ?? {};
  const refused = draftRefusalOf(args.error);
  const missing = t(refused ? `preview:${refused}.title` : 'notFound.title');
  const title = page && language ? localized(page, 'title', language).text : missing;
  return pageMeta(args, { title, noIndex: true });
}

export default function StoredPagePreview({ loaderData: { page, until } }: Route.ComponentProps) {
  return <PageArticle page={page} note={<DraftNote until={until} />} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DraftError error={error} />;
}

import { data, redirect } from 'react-router';
import { serverApi } from '~/api/client';
import { DRAFT_HEADERS, draftRefusalOf, openDraft } from '~/api/open-draft';
import { DraftError } from '~/components/preview/draft-error';
import { DraftNote } from '~/components/preview/draft-note';
import { localized } from '~/i18n/localized';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/call-preview';
import { CallLetter } from './call-letter';
import { loadCall } from './call-page';

/** Loads a draft; a published call redirects to its page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const draft = await openDraft({ request, params, context }, 'public-calls');
  const { id, language, headers, until } = draft;
  const page = await loadCall(serverApi(context), id, headers);
  const { isPublished, slug } = page.call;
  if (isPublished) throw redirect(`/javni-poziv/${slug}?lang=${language}`);
  return data({ page, language, until }, { headers: DRAFT_HEADERS });
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta(args: Route.MetaArgs) {
  const { t } = metaSource(args);
  const { page, language } = args.loaderData ?? {};
  const refused = draftRefusalOf(args.error);
  const missing = t(refused ? `preview:${refused}.title` : 'call:title');
  const title = page && language ? localized(page.call, 'title', language).text : missing;
  return pageMeta(args, { title, noIndex: true });
}

export default function CallPreview({ loaderData: { page, until } }: Route.ComponentProps) {
  return <CallLetter page={page} note={<DraftNote until={until} />} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DraftError error={error} />;
}

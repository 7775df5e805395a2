import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { bodyOf, serverApi } from '~/api/client';
import { DRAFT_HEADERS, draftRefusalOf, openDraft } from '~/api/open-draft';
import { ItemFrame } from '~/components/item-page/item-page';
import { DraftError } from '~/components/preview/draft-error';
import { DraftNote } from '~/components/preview/draft-note';
import { ItemExit } from '~/components/quick-exit/page-exit';
import type { ExitHandle } from '~/components/site-frame/route-exit';
import { localized } from '~/i18n/localized';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/stored-preview';
import { Article } from './article';

/** Loads a draft or scheduled post; a public post redirects to its page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const draft = await openDraft({ request, params, context }, 'blog');
  const { id, language, headers, until } = draft;
  const named = { path: { idOrSlug: id }, query: { texts: 'blocks' } } as const;
  const api = serverApi(context);
  const post = await bodyOf(api.GET('/api/blog/{idOrSlug}', { params: named, headers }));
  const isDue = Date.parse(post.publishDate) <= Date.now();
  if (post.isPublished && isDue) throw redirect(`/blog/${post.slug}?lang=${language}`);
  return data({ post, language, until }, { headers: DRAFT_HEADERS });
}

export const handle: ExitHandle = { Exit: () => <ItemExit name="post" /> };

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

export function meta(args: Route.MetaArgs) {
  const { t } = metaSource(args);
  const { post, language } = args.loaderData ?? {};
  const refused = draftRefusalOf(args.error);
  const missing = t(refused ? `preview:${refused}.title` : 'preview:title');
  const title = post && language ? localized(post, 'title', language).text : missing;
  return pageMeta(args, { title, noIndex: true });
}

export default function StoredPreview({ loaderData: { post, until } }: Route.ComponentProps) {
  const { t } = useTranslation('blog');
  return (
    <ItemFrame back={{ to: '/blog', name: t('back') }}>
      <DraftNote until={until} scheduled={post.isPublished} />
      <Article post={post} named={false} />
    </ItemFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <DraftError error={error} />;
}

import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { bodyOf, serverApi } from '~/api/client';
import { isLanguage } from '~/i18n/language';
import { localized } from '~/i18n/localized';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/stored-page-preview';
import { PageArticle } from './page-article';

/** Loads a draft for administrators; a published page redirects to its address. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { language, id } = params;
  if (!isLanguage(language) || !/^\d+$/.test(id)) throw data(null, { status: 404 });
  const headers = { Cookie: request.headers.get('Cookie') ?? '' };
  const api = serverApi(context);
  const { data: user } = await api.GET('/api/auth/me', { headers });
  if (user?.role !== 'admin') throw data(null, { status: 404 });
  const query = { path: { idOrSlug: id }, query: { texts: 'blocks' } } as const;
  const page = await bodyOf(api.GET('/api/pages/{idOrSlug}', { params: query, headers }));
  if (page.isPublished) throw redirect(`/${page.slug}?lang=${language}`);
  return data(
    { page, language },
    { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta(args: Route.MetaArgs) {
  const { t } = metaSource(args);
  const { page, language } = args.loaderData ?? {};
  const title = page && language ? localized(page, 'title', language).text : t('notFound.title');
  return pageMeta(args, { title, noIndex: true });
}

export default function StoredPagePreview({ loaderData: { page } }: Route.ComponentProps) {
  const { t } = useTranslation('preview');
  return <PageArticle page={page} note={t('draft')} />;
}

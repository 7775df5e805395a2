import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import { serverApi } from '~/api/client';
import { isLanguage } from '~/i18n/language';
import { localized } from '~/i18n/localized';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/call-preview';
import { CallLetter } from './call-letter';
import { loadCall } from './call-page';

/** Loads a draft for administrators; a published call redirects to its page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { language, id } = params;
  if (!isLanguage(language) || !/^\d+$/.test(id)) throw data(null, { status: 404 });
  const headers = { Cookie: request.headers.get('Cookie') ?? '' };
  const api = serverApi(context);
  const { data: user } = await api.GET('/api/auth/me', { headers });
  if (user?.role !== 'admin') throw data(null, { status: 404 });
  const page = await loadCall(api, id, headers);
  const { isPublished, slug } = page.call;
  if (isPublished) throw redirect(`/javni-poziv/${slug}?lang=${language}`);
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
  const title = page && language ? localized(page.call, 'title', language).text : t('call:title');
  return pageMeta(args, { title, noIndex: true });
}

export default function CallPreview({ loaderData: { page } }: Route.ComponentProps) {
  const { t } = useTranslation('preview');
  return <CallLetter page={page} note={t('draft')} />;
}

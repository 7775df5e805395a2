import { useTranslation } from 'react-i18next';
import { browserApi, serverApi } from '~/api/client';
import { useCached, visitCache } from '~/api/visit-cache';
import { MissingPage } from '~/components/error-page/missing-page';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/named-call';
import { CallLetter } from './call-letter';
import { callMeta } from './call-meta';
import { loadCall, type CallPage } from './call-page';

const cache = visitCache<CallPage>();

export async function loader({ params, context }: Route.LoaderArgs) {
  return { page: await loadCall(serverApi(context), params.slug) };
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const load = () => loadCall(browserApi, params.slug);
  return { page: await cache.getOrLoad(params.slug, load) };
}

export function meta(args: Route.MetaArgs) {
  const page = args.loaderData?.page;
  if (page) return callMeta(args, page, `/javni-poziv/${page.call.slug}`);
  return pageMeta(args, { title: metaSource(args).t('call:missing.title'), noIndex: true });
}

export default function NamedCall({ loaderData, params }: Route.ComponentProps) {
  const { page } = loaderData;
  useCached(cache, params.slug, page);
  return <CallLetter page={page} />;
}

export function ErrorBoundary() {
  const { t } = useTranslation('call');
  return (
    <MissingPage
      title={t('missing.title')}
      text={t('missing.text')}
      back={{ to: '/javni-pozivi', name: t('all') }}
    />
  );
}

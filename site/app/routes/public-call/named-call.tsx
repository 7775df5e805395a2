import { useTranslation } from 'react-i18next';
import { browserApi, serverApi } from '~/api/client';
import { orFormerAddress, suggestionsOf } from '~/api/former-address';
import { useCached, visitCache } from '~/api/visit-cache';
import { GonePage } from '~/components/error-page/gone-page';
import { MissingPage } from '~/components/error-page/missing-page';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/named-call';
import { CallLetter } from './call-letter';
import { callMeta } from './call-meta';
import { loadCall, type CallPage } from './call-page';

const cache = visitCache<CallPage>();

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const page = loadCall(serverApi(context), params.slug);
  return { page: await orFormerAddress({ request, context }, page) };
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const load = () => loadCall(browserApi, params.slug);
  return { page: await cache.getOrLoad(params.slug, load) };
}

export function meta(args: Route.MetaArgs) {
  const page = args.loaderData?.page;
  if (page) return callMeta(args, page, `/javni-poziv/${page.call.slug}`);
  const { t } = metaSource(args);
  const title = t(suggestionsOf(args.error) ? 'gone.title' : 'call:missing.title');
  return pageMeta(args, { title, noIndex: true });
}

export default function NamedCall({ loaderData, params }: Route.ComponentProps) {
  const { page } = loaderData;
  useCached(cache, params.slug, page);
  return <CallLetter page={page} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation('call');
  const suggestions = suggestionsOf(error);
  const back = { to: '/javni-pozivi', name: t('all') };
  return suggestions ? (
    <GonePage suggestions={suggestions} back={back} />
  ) : (
    <MissingPage title={t('missing.title')} text={t('missing.text')} back={back} />
  );
}

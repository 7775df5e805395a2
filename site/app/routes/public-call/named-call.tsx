import { useTranslation } from 'react-i18next';
import { browserApi, serverApi } from '~/api/client';
import { orDocument, orFormerPath, suggestionsOf } from '~/api/former-path';
import { useCached, visitCache } from '~/api/visit-cache';
import { ItemError } from '~/components/item-page/item-page';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/named-call';
import { CallLetter } from './call-letter';
import { callMeta } from './call-meta';
import { loadCall, type CallPage } from './call-page';

const cache = visitCache<CallPage>();

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const page = loadCall(serverApi(context), params.slug);
  return { page: await orFormerPath({ request, context }, page) };
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const load = () => loadCall(browserApi, params.slug);
  const page = Promise.resolve(cache.getOrLoad(params.slug, load));
  return { page: await orDocument(request, page) };
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
  const back = { to: '/javni-pozivi', name: t('all') };
  const missing = { title: t('missing.title'), text: t('missing.text'), back };
  return <ItemError error={error} missing={missing} />;
}

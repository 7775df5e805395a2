import { useTranslation } from 'react-i18next';
import { browserApi, serverApi } from '~/api/client';
import { useCached, visitCache } from '~/api/visit-cache';
import { PageHeader } from '~/components/page-header/page-header';
import { Section } from '~/components/section/section';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/public-call';
import { CallLetter } from './call-letter';
import { callMeta } from './call-meta';
import { loadCurrentCall, type CallPage } from './call-page';

const cache = visitCache<CallPage | null>();

export async function loader({ context }: Route.LoaderArgs) {
  return { page: await loadCurrentCall(serverApi(context)) };
}

export async function clientLoader() {
  return { page: await cache.getOrLoad('current', () => loadCurrentCall(browserApi)) };
}

export function meta(args: Route.MetaArgs) {
  const page = args.loaderData?.page;
  if (page) return callMeta(args, page, '/javni-poziv');
  const { t } = metaSource(args);
  return pageMeta(args, { title: t('call:title'), description: t('call:description') });
}

export default function CurrentCall({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('call');
  const { page } = loaderData;
  useCached(cache, 'current', page);
  if (page) return <CallLetter page={page} />;
  return (
    <Section width="text">
      <PageHeader title={t('title')} lead={t('none')} />
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { formatDate } from 'shared/croatian-time';
import { bodyOf, browserApi, serverApi, type ApiClient, type PublicCall } from '~/api/client';
import { useCached, visitCache } from '~/api/visit-cache';
import { Badge } from '~/components/badge/badge';
import { Card, CardGrid } from '~/components/card/card';
import { EuFunding } from '~/components/eu-funding/eu-funding';
import { PageHeader } from '~/components/page-header/page-header';
import type { Language } from '~/i18n/language';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { breadcrumbData } from '~/seo/structured-data';
import type { Route } from './+types/public-calls';
import { nonBreaking } from './facts';
import { useInstant } from './notices';
import styles from './public-calls.module.css';

const cache = visitCache<PublicCall[]>();

/** The states in the order of the list: what one can apply for comes first. */
const order = ['open', 'soon', 'results', 'closed'] satisfies PublicCall['state'][];

const feedOf = (language: Language): string =>
  language === 'en' ? '/javni-pozivi.xml?lang=en' : '/javni-pozivi.xml';

/** The most rows that the API returns at once. */
const RANGE = JSON.stringify([0, 99]);

function loadCalls(api: ApiClient): Promise<PublicCall[]> {
  return bodyOf(api.GET('/api/public-calls', { params: { query: { range: RANGE } } }));
}

export async function loader({ context }: Route.LoaderArgs) {
  return { calls: await loadCalls(serverApi(context)) };
}

export async function clientLoader() {
  return { calls: await cache.getOrLoad('all', () => loadCalls(browserApi)) };
}

export function meta(args: Route.MetaArgs) {
  const source = metaSource(args);
  const { t } = source;
  return pageMeta(args, {
    title: t('call:title'),
    description: t('call:description'),
    structuredData: [
      breadcrumbData(source, [
        { name: t('navigation.home'), path: '/' },
        { name: t('call:title'), path: '/javni-pozivi' },
      ]),
    ],
  });
}

export default function PublicCalls({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('call');
  const language = useLanguage();
  const { calls } = loaderData;
  useCached(cache, 'all', calls);
  const sorted = order.flatMap((state) => calls.filter((call) => call.state === state));
  return (
    <div className={`column ${styles.page}`}>
      <PageHeader title={t('title')} lead={calls.length === 0 ? t('none') : undefined} />
      {calls.length === 0 ? null : (
        <CardGrid min="wide">
          {sorted.map((call) => (
            <CallCard key={call.id} call={call} />
          ))}
        </CardGrid>
      )}
      <p className={styles.feed}>
        <a href={feedOf(language)}>{t('feed')}</a>
      </p>
    </div>
  );
}

function CallCard({ call }: { call: PublicCall }) {
  const { t } = useTranslation('call');
  const language = useLanguage();
  const say = useInstant();
  const title = localized(call, 'title', language);
  const summary = localized(call, 'summary', language);
  const area = localized(call, 'area', language);
  const date = call.state === 'soon' ? call.opensAt : call.deadline;
  return (
    <Card
      title={title.text}
      lang={title.lang}
      headingLevel={2}
      to={`/javni-poziv/${call.slug}`}
      before={
        <>
          <Badge>{t(`state.${call.state}`)}</Badge>{' '}
          {call.opensAt === null ? null : (
            <span>{nonBreaking(formatDate(call.opensAt, language))} </span>
          )}
          {area.text ? <span lang={area.lang}>{area.text}</span> : null}
        </>
      }
    >
      <div className={styles.facts}>
        <p lang={summary.lang}>{summary.text}</p>
        {call.euFunded ? <EuFunding size="small" /> : null}
        <p>
          {date === null ? t('openUntilFurther') : t(`notice.${call.state}`, { date: say(date) })}
        </p>
      </div>
    </Card>
  );
}

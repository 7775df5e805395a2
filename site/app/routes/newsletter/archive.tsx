import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from 'shared/croatian-time';
import { bodyOf, browserApi, serverApi, type ApiClient, type ArchivedIssue } from '~/api/client';
import { useCached, visitCache } from '~/api/visit-cache';
import { LinkButton } from '~/components/button/button';
import { Loaded } from '~/components/loaded/loaded';
import { SkeletonList } from '~/components/skeleton/skeleton';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { breadcrumbData } from '~/seo/structured-data';
import type { Route } from './+types/archive';
import styles from './archive.module.css';
import { NewsletterLayout } from './newsletter-layout';

const cache = visitCache<ArchivedIssue[]>();

const loadIssues = (api: ApiClient): Promise<ArchivedIssue[]> =>
  bodyOf(api.GET('/api/newsletter/archive'));

export async function loader({ context }: Route.LoaderArgs) {
  return { issues: await loadIssues(serverApi(context)) };
}

export function clientLoader() {
  return { issues: cache.getOrLoad('all', () => loadIssues(browserApi)) };
}

export function meta(args: Route.MetaArgs) {
  const source = metaSource(args);
  const { t } = source;
  const title = t('subscription:archive.title');
  return pageMeta(args, {
    title,
    description: t('subscription:archive.lead'),
    structuredData: [
      breadcrumbData(source, [
        { name: t('navigation.home'), path: '/' },
        { name: t('newsletter:title'), path: '/newsletter' },
        { name: title, path: '/newsletter/archive' },
      ]),
    ],
  });
}

/** The issues of the newsletter that everybody can read, newest first. */
export default function Archive({ loaderData: { issues } }: Route.ComponentProps) {
  const { t } = useTranslation('subscription');
  const language = useLanguage();
  useCached(cache, 'all', issues);
  return (
    <NewsletterLayout title={t('archive.title')} lead={t('archive.lead')}>
      <Loaded data={issues} skeleton={<SkeletonList count={3} shape="text" />}>
        {(loaded) =>
          loaded.length === 0 ? (
            <p className={styles.empty}>{t('archive.empty')}</p>
          ) : (
            <ul className={styles.issues}>
              {loaded.map((issue) => {
                const title = localized(issue, 'title', language);
                return (
                  <li key={issue.slug}>
                    <Link to={`/newsletter/archive/${issue.slug}`} lang={title.lang}>
                      {title.text}
                    </Link>{' '}
                    <time dateTime={issue.sentAt}>{formatDate(issue.sentAt, language)}</time>
                  </li>
                );
              })}
            </ul>
          )
        }
      </Loaded>
      <p>
        <LinkButton to="/newsletter" variant="quiet">
          {t('archive.subscribe')}
        </LinkButton>
      </p>
    </NewsletterLayout>
  );
}

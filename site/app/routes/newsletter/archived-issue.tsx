import { useTranslation } from 'react-i18next';
import { formatDate } from 'shared/croatian-time';
import {
  bodyOf,
  browserApi,
  serverApi,
  type ApiClient,
  type ArchivedIssueText,
} from '~/api/client';
import { useCached, visitCache } from '~/api/visit-cache';
import { EuFunding } from '~/components/eu-funding/eu-funding';
import { ItemError, ItemPage, type MissingItem } from '~/components/item-page/item-page';
import { PageHeader } from '~/components/page-header/page-header';
import { Prose } from '~/components/prose/prose';
import { Skeleton } from '~/components/skeleton/skeleton';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { useSiteName } from '~/organization';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { breadcrumbData } from '~/seo/structured-data';
import type { Route } from './+types/archived-issue';
import styles from './archive.module.css';

const cache = visitCache<ArchivedIssueText>();

const loadIssue = (api: ApiClient, slug: string): Promise<ArchivedIssueText> =>
  bodyOf(api.GET('/api/newsletter/archive/{slug}', { params: { path: { slug } } }));

export async function loader({ params, context }: Route.LoaderArgs) {
  return { issue: await loadIssue(serverApi(context), params.slug) };
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { issue: cache.getOrLoad(params.slug, () => loadIssue(browserApi, params.slug)) };
}

export function meta(args: Route.MetaArgs) {
  const source = metaSource(args);
  const { t, language } = source;
  const issue = args.loaderData?.issue;
  if (issue === undefined) {
    return pageMeta(args, { title: t('subscription:archive.missing.title'), noIndex: true });
  }
  // While the issue is loading, the page sets the title of the document.
  if (issue instanceof Promise) return [];
  const title = localized(issue, 'title', language).text;
  const path = `/newsletter/archive/${issue.slug}`;
  return pageMeta(args, {
    title,
    path,
    description: t('subscription:archive.of', { day: formatDate(issue.sentAt, language) }),
    type: 'article',
    published: issue.sentAt,
    structuredData: [
      breadcrumbData(source, [
        { name: t('navigation.home'), path: '/' },
        { name: t('subscription:archive.title'), path: '/newsletter/archive' },
        { name: title, path },
      ]),
    ],
  });
}

/** An issue of the newsletter, as it was sent to all. */
export default function ArchivedIssue({ loaderData, params }: Route.ComponentProps) {
  const { issue } = loaderData;
  useCached(cache, params.slug, issue);
  return (
    <ItemPage slug={params.slug} data={issue} skeleton={<Skeleton />} missing={useMissing()}>
      {(loaded, named) => <IssueArticle issue={loaded} named={named} />}
    </ItemPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ItemError error={error} missing={useMissing()} />;
}

function IssueArticle({ issue, named }: { issue: ArchivedIssueText; named: boolean }) {
  const { t } = useTranslation('subscription');
  const siteName = useSiteName();
  const language = useLanguage();
  const title = localized(issue, 'title', language);
  return (
    <article>
      {named ? <title>{`${title.text} · ${siteName}`}</title> : null}
      <PageHeader
        title={title.text}
        lang={title.lang}
        before={
          <time dateTime={issue.sentAt}>
            {t('archive.of', { day: formatDate(issue.sentAt, language) })}
          </time>
        }
      >
        {issue.euFunded ? (
          <div className={styles.funding}>
            <EuFunding />
          </div>
        ) : null}
      </PageHeader>
      <Prose blocks={language === 'en' ? issue.blocksEn : issue.blocks} lang={title.lang} />
    </article>
  );
}

function useMissing(): MissingItem {
  const { t } = useTranslation('subscription');
  const back = { to: '/newsletter/archive', name: t('archive.back') };
  return { title: t('archive.missing.title'), text: t('archive.missing.text'), back };
}

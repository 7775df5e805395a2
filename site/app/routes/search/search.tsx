import { useTranslation } from 'react-i18next';
import { browserApi, serverApi, type SearchResults } from '~/api/client';
import { useCached, visitCache } from '~/api/visit-cache';
import { Loaded } from '~/components/loaded/loaded';
import { SearchForm } from '~/components/search-form/search-form';
import { SkeletonList } from '~/components/skeleton/skeleton';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/search';
import { Results } from './results';
import { loadResults, pathOf, selectionOf } from './search-page';
import styles from './search.module.css';

const cache = visitCache<SearchResults>();

export async function loader({ request, context }: Route.LoaderArgs) {
  const selection = selectionOf(request);
  return { selection, found: await loadResults(serverApi(context), selection) };
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const selection = selectionOf(request);
  const load = () => loadResults(browserApi, selection);
  return { selection, found: cache.getOrLoad(pathOf(selection), load) };
}

export function meta(args: Route.MetaArgs) {
  const { t } = metaSource(args);
  const q = args.loaderData?.selection.q ?? '';
  const title = q === '' ? t('search:title') : t('search:titleOf', { q });
  // Results are not worth indexing.
  return pageMeta(args, { title, description: t('search:lead'), noIndex: q !== '' });
}

export default function Search({ loaderData: { selection, found } }: Route.ComponentProps) {
  const { t } = useTranslation('search');
  useCached(cache, pathOf(selection), found);
  return (
    <div className={`${styles.page} column`}>
      <header className={styles.header}>
        <h1 className={styles.title}>{t('title')}</h1>
        <SearchForm q={selection.q} />
      </header>
      {selection.q === '' ? (
        <p className={styles.lead}>{t('lead')}</p>
      ) : (
        <Loaded
          key={pathOf(selection)}
          data={found}
          skeleton={<SkeletonList count={3} shape="text" />}
        >
          {(loaded) => <Results found={loaded} selection={selection} />}
        </Loaded>
      )}
    </div>
  );
}

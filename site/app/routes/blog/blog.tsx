import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import { browserApi, serverApi } from '~/api/client';
import { useCached, visitCache } from '~/api/visit-cache';
import { Loaded } from '~/components/loaded/loaded';
import { SkeletonList } from '~/components/skeleton/skeleton';
import { categoryName } from '~/i18n/category';
import { isLanguage } from '~/i18n/language';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { breadcrumbData } from '~/seo/structured-data';
import type { Route } from './+types/blog';
import { BlogFilter } from './blog-filter';
import styles from './blog.module.css';
import { PostList } from './post-list';
import { addressOf, choiceOf, loadShelf, queryOf, type Shelf } from './shelf';

const cache = visitCache<Shelf>();

export async function loader({ request, context }: Route.LoaderArgs) {
  const choice = choiceOf(request);
  const asked = new URL(request.url).searchParams;
  // A form without scripts sends the empty search box, too.
  if (asked.has('q') && choice.q === '') {
    const lang = asked.get('lang');
    const to = addressOf(choice);
    throw redirect(isLanguage(lang) ? `${to}${to.includes('?') ? '&' : '?'}lang=${lang}` : to);
  }
  return { choice, shelf: await loadShelf(serverApi(context), choice) };
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const choice = choiceOf(request);
  const load = () => loadShelf(browserApi, choice);
  return { choice, shelf: cache.getOrLoad(addressOf(choice), load) };
}

export function meta(args: Route.MetaArgs) {
  const source = metaSource(args);
  const { t, language } = source;
  const { choice, shelf } = args.loaderData ?? {};
  const { q = '', category = '', page = 1 } = choice ?? {};
  const none = shelf !== undefined && 'posts' in shelf && shelf.posts.length === 0;
  const title = t('blog:title');
  const parts = [
    category === '' || none ? title : `${title}: ${categoryName(category, language)}`,
    ...(page > 1 ? [t('blog:page', { page })] : []),
  ];
  return pageMeta(args, {
    title: parts.join(', '),
    description: t('blog:description'),
    query: queryOf({ category, page }),
    // Finds of a search are none of the site's pages, and neither is an empty shelf.
    noIndex: q !== '' || (none && category !== ''),
    structuredData: [
      breadcrumbData(source, [
        { name: t('navigation.home'), path: '/' },
        { name: title, path: '/blog' },
      ]),
    ],
  });
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('blog');
  const { choice, shelf } = loaderData;
  useCached(cache, addressOf(choice), shelf);
  return (
    <div className={styles.page}>
      <header className={styles.masthead}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <BlogFilter q={choice.q} category={choice.category} shelf={shelf} />
      <Loaded
        key={`${choice.category} ${choice.page}`}
        data={shelf}
        skeleton={
          <div className={styles.waiting}>
            <SkeletonList count={6} />
          </div>
        }
      >
        {(loaded) => <PostList shelf={loaded} choice={choice} />}
      </Loaded>
    </div>
  );
}

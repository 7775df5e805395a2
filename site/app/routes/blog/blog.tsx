import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import { browserApi, serverApi } from '~/api/client';
import { useCached, visitCache } from '~/api/visit-cache';
import { Loaded } from '~/components/loaded/loaded';
import { SkeletonList } from '~/components/skeleton/skeleton';
import { categoryName } from '~/i18n/category';
import { documentLanguage, isLanguage, resolveLanguage } from '~/i18n/language';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { breadcrumbData } from '~/seo/structured-data';
import type { Route } from './+types/blog';
import { BlogFilter } from './blog-filter';
import { loadBlogPage, pathOf, queryOf, selectionOf, type BlogPage } from './blog-page';
import styles from './blog.module.css';
import { PostList } from './post-list';

const cache = visitCache<BlogPage>();

export async function loader({ request, context }: Route.LoaderArgs) {
  const selection = selectionOf(request);
  const parameters = new URL(request.url).searchParams;
  // Without scripts, the form sends the search field even if it is empty.
  if (parameters.has('q') && selection.q === '') {
    const lang = parameters.get('lang');
    const to = pathOf(selection);
    throw redirect(isLanguage(lang) ? `${to}${to.includes('?') ? '&' : '?'}lang=${lang}` : to);
  }
  const { language } = resolveLanguage(request);
  return { selection, blogPage: await loadBlogPage(serverApi(context), selection, language) };
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const selection = selectionOf(request);
  const load = () => loadBlogPage(browserApi, selection, documentLanguage());
  return { selection, blogPage: cache.getOrLoad(pathOf(selection), load) };
}

export function meta(args: Route.MetaArgs) {
  const source = metaSource(args);
  const { t } = source;
  const { selection, blogPage } = args.loaderData ?? {};
  const { q = '', category = '', page = 1 } = selection ?? {};
  const none = blogPage !== undefined && 'posts' in blogPage && blogPage.posts.length === 0;
  const title = t('blog:title');
  const parts = [
    category === '' || none ? title : `${title}: ${categoryName(category, t)}`,
    ...(page > 1 ? [t('blog:page', { page })] : []),
  ];
  return pageMeta(args, {
    title: parts.join(', '),
    description: t('blog:description'),
    query: queryOf({ category, page }),
    // Search results and empty categories are not worth indexing.
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
  const { selection, blogPage } = loaderData;
  useCached(cache, pathOf(selection), blogPage);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <BlogFilter q={selection.q} category={selection.category} blogPage={blogPage} />
      <Loaded
        key={`${selection.category} ${selection.page}`}
        data={blogPage}
        skeleton={
          <div className={styles.loading}>
            <SkeletonList count={6} />
          </div>
        }
      >
        {(loaded) => <PostList blogPage={loaded} selection={selection} />}
      </Loaded>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { data } from 'react-router';
import { categoryTone } from 'shared/category-tone';
import {
  bodyOf,
  browserApi,
  serverApi,
  type ApiClient,
  type BlogNeighbours,
  type BlogPost,
} from '~/api/client';
import { orFormerPath, suggestionsOf } from '~/api/former-path';
import { useCached, visitCache } from '~/api/visit-cache';
import { ItemError, ItemPage, type MissingItem } from '~/components/item-page/item-page';
import { Loaded } from '~/components/loaded/loaded';
import { needsQuickExit } from '~/components/quick-exit/about-violence';
import { ItemExit } from '~/components/quick-exit/page-exit';
import type { ExitHandle } from '~/components/site-frame/route-exit';
import { Skeleton } from '~/components/skeleton/skeleton';
import { categoryName } from '~/i18n/category';
import { localized } from '~/i18n/localized';
import { useSiteName } from '~/organization';
import { cardUrl, descriptionOf, metaSource, pageMeta, type PageMeta } from '~/seo/page-meta';
import { urlIn, breadcrumbData } from '~/seo/structured-data';
import type { Route } from './+types/blog-post';
import { Article } from './article';
import styles from './blog-post.module.css';
import { PostEnd } from './post-end';
import { PostNeighbours } from './post-neighbours';

const cache = visitCache<BlogPost>();
const neighboursCache = visitCache<BlogNeighbours | null>();

async function loadPost(api: ApiClient, slug: string): Promise<BlogPost> {
  const params = { path: { idOrSlug: slug }, query: { texts: 'blocks' } } as const;
  const post = await bodyOf(api.GET('/api/blog/{idOrSlug}', { params }));
  // `categories` is a path of the API, and no slug.
  if (Array.isArray(post)) throw data(null, { status: 404 });
  return post;
}

/** Resolves to null on failure: the article is readable without links to its neighbours. */
function loadNeighbours(api: ApiClient, slug: string): Promise<BlogNeighbours | null> {
  const params = { path: { idOrSlug: slug } };
  return bodyOf(api.GET('/api/blog/{idOrSlug}/neighbours', { params })).catch(() => null);
}

export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [post, neighbours] = await Promise.all([
    orFormerPath({ request, context }, loadPost(api, slug)),
    loadNeighbours(api, slug),
  ]);
  return { post, neighbours };
}

export function clientLoader({ params: { slug } }: Route.ClientLoaderArgs) {
  return {
    post: cache.getOrLoad(slug, () => loadPost(browserApi, slug)),
    neighbours: neighboursCache.getOrLoad(slug, () => loadNeighbours(browserApi, slug)),
  };
}

export const handle: ExitHandle = { Exit: () => <ItemExit name="post" /> };

export function meta(args: Route.MetaArgs) {
  const source = metaSource(args);
  const { t, language, origin, siteName } = source;
  const post = args.loaderData?.post;
  if (post === undefined) {
    const title = t(suggestionsOf(args.error) ? 'gone.title' : 'blog:notFound.title');
    return pageMeta(args, { title, noIndex: true });
  }
  // While the post is loading, the page sets the title of the document.
  if (post instanceof Promise) return [];
  const title = localized(post, 'title', language).text;
  const content = localized(post, 'content', language);
  const description = descriptionOf(content.text);
  const path = `/blog/${post.slug}`;
  const url = urlIn(source, path);
  const page: PageMeta = {
    title,
    description,
    path,
    type: 'article',
    section: categoryName(post.category, t, true),
    tone: categoryTone(post.category),
    published: post.publishDate,
    modified: post.updatedAt,
  };
  return pageMeta(args, {
    ...page,
    structuredData: [
      {
        '@type': 'BlogPosting',
        headline: title,
        description,
        url,
        mainEntityOfPage: url,
        image: [cardUrl(args, page), pictureUrl(post, origin)].filter(Boolean),
        datePublished: post.publishDate,
        dateModified: post.updatedAt,
        articleSection: page.section,
        inLanguage: content.lang ?? language,
        author: { '@type': 'Person', name: post.author },
        publisher: {
          '@id': `${origin}/#organization`,
          '@type': 'NGO',
          name: siteName,
          // Search engines do not accept an SVG here.
          logo: { '@type': 'ImageObject', url: `${origin}/images/icons/mark-512.png` },
        },
      },
      breadcrumbData(source, [
        { name: t('navigation.home'), path: '/' },
        { name: t('blog:title'), path: '/blog' },
        { name: title, path },
      ]),
    ],
  });
}

export default function BlogPostPage({ loaderData, params }: Route.ComponentProps) {
  const { t } = useTranslation('blog');
  const { post, neighbours } = loaderData;
  useCached(cache, params.slug, post);
  useCached(neighboursCache, params.slug, neighbours);
  return (
    <ItemPage
      slug={params.slug}
      data={post}
      skeleton={<PostSkeleton />}
      missing={useMissing()}
      back={{ to: '/blog', name: t('back') }}
    >
      {(loaded, named) => (
        <>
          <Article post={loaded} named={named} />
          <PostEnd exit={needsQuickExit(loaded)} />
          <Loaded data={neighbours} skeleton={null}>
            {(loadedNeighbours) =>
              loadedNeighbours === null ? null : <PostNeighbours neighbours={loadedNeighbours} />
            }
          </Loaded>
        </>
      )}
    </ItemPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ItemError error={error} missing={useMissing()} />;
}

/** The URL of the post's picture, unless it is an SVG, which search engines do not accept. */
function pictureUrl({ image, imageUrl }: BlogPost, origin: string): string | undefined {
  const url = image?.url ?? imageUrl;
  if (url === null || url.endsWith('.svg')) return undefined;
  return new URL(url, origin).href;
}

function useMissing(): MissingItem {
  const { t } = useTranslation('blog');
  const back = { to: '/blog', name: t('backButton') };
  return { title: t('notFound.title'), text: t('notFound.text'), back };
}

function PostSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.skeleton} role="status">
      <title>{useSiteName()}</title>
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton shape="picture" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}

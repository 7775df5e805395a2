import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import {
  bodyOf,
  browserApi,
  serverApi,
  type ApiClient,
  type BlogNeighbours,
  type BlogPost,
} from '~/api/client';
import { useKept, visitMemory } from '~/api/visit-memory';
import { Badge } from '~/components/badge/badge';
import { MissingPage } from '~/components/error-page/missing-page';
import { Loaded } from '~/components/loaded/loaded';
import { BackLink } from '~/components/page-header/back-link';
import { Picture } from '~/components/picture/picture';
import { Prose } from '~/components/prose/prose';
import { isAboutViolence } from '~/components/quick-exit/about-violence';
import { QuickExit } from '~/components/quick-exit/quick-exit';
import { ShareRow } from '~/components/share-row/share-row';
import { Skeleton } from '~/components/skeleton/skeleton';
import { categoryName, categoryTone } from '~/i18n/category';
import { formatDate, isoDate } from '~/i18n/format';
import { defaultLanguage } from '~/i18n/language';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { useSiteName } from '~/organization';
import { cardAddress, cut, metaSource, pageMeta, type PageMeta } from '~/seo/page-meta';
import { breadcrumbData } from '~/seo/structured-data';
import type { Route } from './+types/blog-post';
import { PostNeighbours } from './post-neighbours';
import { readingMinutes } from './reading-time';
import styles from './blog-post.module.css';

const remembered = visitMemory<BlogPost>();
const rememberedNeighbours = visitMemory<BlogNeighbours | null>();

function loadPost(api: ApiClient, slug: string): Promise<BlogPost> {
  return bodyOf(api.GET('/api/blog/{idOrSlug}', { params: { path: { idOrSlug: slug } } }));
}

/** The article is worth reading without them. */
function loadNeighbours(api: ApiClient, slug: string): Promise<BlogNeighbours | null> {
  const params = { path: { idOrSlug: slug } };
  return bodyOf(api.GET('/api/blog/{idOrSlug}/neighbours', { params })).catch(() => null);
}

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [post, neighbours] = await Promise.all([loadPost(api, slug), loadNeighbours(api, slug)]);
  return { post, neighbours };
}

export function clientLoader({ params: { slug } }: Route.ClientLoaderArgs) {
  return {
    post: remembered.recall(slug, () => loadPost(browserApi, slug)),
    neighbours: rememberedNeighbours.recall(slug, () => loadNeighbours(browserApi, slug)),
  };
}

export function meta(args: Route.MetaArgs) {
  const { t, language, origin, siteName } = metaSource(args);
  const post = args.loaderData?.post;
  if (post === undefined) return pageMeta(args, { title: t('blog:notFound.title'), noIndex: true });
  // While the post is still on its way the page itself names the document.
  if (post instanceof Promise) return [];
  const title = localized(post, 'title', language).text;
  const description = cut(localized(post, 'content', language).text, 160);
  const path = `/blog/${post.slug}`;
  const address = `${origin}${path}${language === defaultLanguage ? '' : `?lang=${language}`}`;
  const page: PageMeta = {
    title,
    description,
    path,
    type: 'article',
    section: categoryName(post.category, language),
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
        url: address,
        mainEntityOfPage: address,
        image: [cardAddress(args, page), pictureAddress(post, origin)].filter(Boolean),
        datePublished: post.publishDate,
        dateModified: post.updatedAt,
        articleSection: page.section,
        inLanguage: language,
        author: { '@type': 'Person', name: post.author },
        publisher: { '@id': `${origin}/#organization`, '@type': 'NGO', name: siteName },
      },
      breadcrumbData(origin, [
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
  useKept(remembered, params.slug, post);
  useKept(rememberedNeighbours, params.slug, neighbours);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [params.slug]);
  return (
    <div className={styles.page}>
      <BackLink to="/blog">{t('back')}</BackLink>
      <Loaded key={params.slug} data={post} skeleton={<PostSkeleton />} failed={<NotFound named />}>
        {(loaded) => (
          <>
            <Article post={loaded} named={post instanceof Promise} />
            <Loaded data={neighbours} skeleton={null}>
              {(beside) => (beside === null ? null : <PostNeighbours neighbours={beside} />)}
            </Loaded>
          </>
        )}
      </Loaded>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <div className={styles.page}>
      <NotFound />
    </div>
  );
}

function Article({ post, named }: { post: BlogPost; named: boolean }) {
  const { t } = useTranslation('blog');
  const siteName = useSiteName();
  const language = useLanguage();
  const title = localized(post, 'title', language);
  const content = localized(post, 'content', language);
  return (
    <article className={`${styles.article} ${styles[categoryTone(post.category)]}`}>
      {named ? <title>{`${title.text} · ${siteName}`}</title> : null}
      <header className={styles.header}>
        <Badge tone={categoryTone(post.category)}>{categoryName(post.category, language)}</Badge>
        <h1 className={styles.title} lang={title.lang}>
          {title.text}
        </h1>
        <p className={styles.byline}>
          <span className={styles.author}>{post.author}</span>
          {post.authorPosition === null || post.authorPosition === '' ? null : (
            <span lang={language === 'hr' ? undefined : 'hr'}>{post.authorPosition}</span>
          )}
          <time dateTime={isoDate(post.publishDate)}>{formatDate(post.publishDate, language)}</time>
          <span>{t('readingTime', { count: readingMinutes(content.text) })}</span>
        </p>
      </header>
      <Picture
        image={post.image}
        fallback={post.imageUrl}
        sizes="(min-width: 52em) 46rem, 100vw"
        eager
        className={styles.image}
      />
      <Prose className={styles.prose} text={content.text} lang={content.lang} />
      <footer>
        <ShareRow title={title.text} path={`/blog/${post.slug}`} />
        <PrintedAddress path={`/blog/${post.slug}`} />
      </footer>
      {needsExit(post) ? <QuickExit /> : null}
    </article>
  );
}

/** Where the article is, for who reads it on paper. */
function PrintedAddress({ path }: { path: string }) {
  const { t } = useTranslation('blog');
  const origin = useRouteLoaderData<{ origin: string }>('root')?.origin ?? '';
  return <p className={styles.source}>{`${t('source')} ${origin}${path}`}</p>;
}

function needsExit({ title, titleEn, category, content, contentEn }: BlogPost): boolean {
  return isAboutViolence(`${title} ${titleEn}`, category, content, contentEn);
}

/** The picture of the post; a drawing (SVG) is none to search engines. */
function pictureAddress({ image, imageUrl }: BlogPost, origin: string): string | undefined {
  const address = image?.url ?? imageUrl;
  if (address === null || address.endsWith('.svg')) return undefined;
  return new URL(address, origin).href;
}

function NotFound({ named }: { named?: boolean }) {
  const { t } = useTranslation('blog');
  return (
    <MissingPage
      title={t('notFound.title')}
      text={t('notFound.text')}
      back={{ to: '/blog', name: t('backButton') }}
      named={named}
    />
  );
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

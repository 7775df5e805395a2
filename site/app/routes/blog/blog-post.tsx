import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bodyOf, browserApi, serverApi, type ApiClient, type BlogPost } from '~/api/client';
import { useKept, visitMemory } from '~/api/visit-memory';
import { Badge } from '~/components/badge/badge';
import { LinkButton } from '~/components/button/button';
import { Loaded } from '~/components/loaded/loaded';
import { BackLink } from '~/components/page-header/back-link';
import { PageHeader } from '~/components/page-header/page-header';
import { Prose } from '~/components/prose/prose';
import { ShareRow } from '~/components/share-row/share-row';
import { Skeleton } from '~/components/skeleton/skeleton';
import { categoryName, categoryTone } from '~/i18n/category';
import { formatDate, isoDate } from '~/i18n/format';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { useSiteName } from '~/organization';
import { cut, metaSource, pageMeta } from '~/seo/page-meta';
import { breadcrumbData } from '~/seo/structured-data';
import type { Route } from './+types/blog-post';
import styles from './blog-post.module.css';

const remembered = visitMemory<BlogPost>();

function loadPost(api: ApiClient, slug: string): Promise<BlogPost> {
  return bodyOf(api.GET('/api/blog/{idOrSlug}', { params: { path: { idOrSlug: slug } } }));
}

export async function loader({ params, context }: Route.LoaderArgs) {
  return { post: await loadPost(serverApi(context), params.slug) };
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { post: remembered.recall(params.slug, () => loadPost(browserApi, params.slug)) };
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
  return pageMeta(args, {
    title,
    description,
    path,
    type: 'article',
    image: post.imageUrl,
    structuredData: [
      {
        '@type': 'BlogPosting',
        headline: title,
        description,
        url: `${origin}${path}`,
        mainEntityOfPage: `${origin}${path}`,
        image: post.imageUrl === null ? undefined : new URL(post.imageUrl, origin).href,
        datePublished: post.publishDate,
        dateModified: post.updatedAt,
        articleSection: categoryName(post.category, language),
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
  const { post } = loaderData;
  useKept(remembered, params.slug, post);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [params.slug]);
  return (
    <div className={styles.page}>
      <BackLink to="/blog">{t('back')}</BackLink>
      <Loaded key={params.slug} data={post} skeleton={<PostSkeleton />} failed={<NotFound named />}>
        {(loaded) => <Article post={loaded} named={post instanceof Promise} />}
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
        </p>
      </header>
      {post.imageUrl === null ? null : (
        <img className={styles.image} src={post.imageUrl} alt="" width={1200} height={675} />
      )}
      <Prose className={styles.prose} text={content.text} lang={content.lang} />
      <footer className={styles.share}>
        <ShareRow title={title.text} path={`/blog/${post.slug}`} />
      </footer>
    </article>
  );
}

function NotFound({ named = false }: { named?: boolean }) {
  const { t } = useTranslation('blog');
  return (
    <PageHeader title={t('notFound.title')} lead={t('notFound.text')}>
      {named ? <title>{t('notFound.title')}</title> : null}
      <p className={styles.actions}>
        <LinkButton to="/blog">{t('backButton')}</LinkButton>
      </p>
    </PageHeader>
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

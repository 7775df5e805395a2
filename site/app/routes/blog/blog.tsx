import { useTranslation } from 'react-i18next';
import { bodyOf, browserApi, serverApi, type ApiClient, type BlogPost } from '~/api/client';
import { useKept, visitMemory } from '~/api/visit-memory';
import { Loaded } from '~/components/loaded/loaded';
import { SkeletonList } from '~/components/skeleton/skeleton';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { breadcrumbData } from '~/seo/structured-data';
import type { Route } from './+types/blog';
import { BlogFilter } from './blog-filter';
import { PostList } from './post-list';
import styles from './blog.module.css';

interface Shelf {
  posts: BlogPost[];
  categories: string[];
}

const remembered = visitMemory<Shelf>();

function choice(request: Request): { q: string; category: string } {
  const { searchParams } = new URL(request.url);
  // PostgreSQL knows no NUL in a text, so none is looked for.
  const text = (name: string, length: number) =>
    (searchParams.get(name) ?? '').replaceAll('\0', '').trim().slice(0, length);
  return { q: text('q', 200), category: text('category', 60) };
}

async function loadShelf(api: ApiClient, q: string, category: string): Promise<Shelf> {
  const query = { published: true, q: q || undefined, category: category || undefined };
  const [posts, categories] = await Promise.all([
    bodyOf(api.GET('/api/blog', { params: { query } })),
    bodyOf(api.GET('/api/blog/categories')),
  ]);
  return { posts, categories };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { q, category } = choice(request);
  return { q, category, shelf: await loadShelf(serverApi(context), q, category) };
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { q, category } = choice(request);
  const load = () => loadShelf(browserApi, q, category);
  return { q, category, shelf: remembered.recall(JSON.stringify([q, category]), load) };
}

export function meta(args: Route.MetaArgs) {
  const { t, origin } = metaSource(args);
  return pageMeta(args, {
    title: t('blog:title'),
    description: t('blog:description'),
    structuredData: [
      breadcrumbData(origin, [
        { name: t('navigation.home'), path: '/' },
        { name: t('blog:title'), path: '/blog' },
      ]),
    ],
  });
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('blog');
  const { q, category, shelf } = loaderData;
  useKept(remembered, JSON.stringify([q, category]), shelf);
  return (
    <div className={styles.page}>
      <header className={styles.masthead}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <BlogFilter q={q} category={category} shelf={shelf} />
      <Loaded key={category} data={shelf} skeleton={<SkeletonList count={6} />}>
        {({ posts }) => <PostList posts={posts} filtered={q !== '' || category !== ''} />}
      </Loaded>
    </div>
  );
}

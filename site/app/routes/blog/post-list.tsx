import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BlogPost } from '~/api/client';
import { Badge } from '~/components/badge/badge';
import { Card, CardGrid } from '~/components/card/card';
import { categoryName, categoryTone } from '~/i18n/category';
import { formatDate, isoDate } from '~/i18n/format';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import styles from './blog.module.css';

const excerptLength = 150;

function excerpt(content: string): string {
  const letters = Array.from(content.replace(/\s+/g, ' '));
  if (letters.length <= excerptLength) return letters.join('');
  return `${letters.slice(0, excerptLength).join('').trimEnd()}...`;
}

export function PostList({ posts, filtered }: { posts: BlogPost[]; filtered: boolean }) {
  const { t } = useTranslation('blog');
  const [first, ...rest] = posts;
  // A single card would stand alone in its row, so two articles share the large form.
  const second = rest.length === 1 ? rest[0] : undefined;
  const others = second === undefined ? rest : [];
  if (first === undefined) {
    return (
      <p className={styles.empty} role="status">
        {t('empty')}
      </p>
    );
  }
  return (
    <>
      <p className={filtered ? styles.count : 'visually-hidden'} role="status">
        {t('results', { count: posts.length })}
      </p>
      <Feature post={first} />
      {second === undefined ? null : <Feature post={second} turned />}
      {others.length === 0 ? null : (
        <CardGrid>
          {others.map((post, position) => (
            <PostCard key={post.id} post={post} stone={stones[position % 4] ?? 1} />
          ))}
        </CardGrid>
      )}
    </>
  );
}

const stones = [2, 3, 4, 1] as const;

function PostCard({ post, stone }: { post: BlogPost; stone: 1 | 2 | 3 | 4 }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const title = localized(post, 'title', language);
  const content = localized(post, 'content', language);
  return (
    <Card
      title={title.text}
      lang={title.lang}
      to={`/blog/${post.slug}`}
      headingLevel={2}
      stone={stone}
      media={<PostImage post={post} />}
      before={<PostFacts post={post} />}
      more={t('more')}
    >
      <p lang={content.lang}>{excerpt(content.text)}</p>
    </Card>
  );
}

/** The newest article, as large as a magazine's cover story. */
function Feature({ post, turned = false }: { post: BlogPost; turned?: boolean }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const title = localized(post, 'title', language);
  const content = localized(post, 'content', language);
  return (
    <article className={turned ? `${styles.feature} ${styles.turned}` : styles.feature}>
      <div className={styles.featureMedia}>
        <PostImage post={post} eager={!turned} />
      </div>
      <div className={styles.featureBody}>
        <h2 className={styles.featureTitle} lang={title.lang}>
          <Link to={`/blog/${post.slug}`}>{title.text}</Link>
        </h2>
        <div className={styles.facts}>
          <PostFacts post={post} />
        </div>
        <p className={styles.featureText} lang={content.lang}>
          {excerpt(content.text)}
        </p>
        <span className={styles.more} aria-hidden>
          {t('more')}
        </span>
      </div>
    </article>
  );
}

function PostImage({ post, eager = false }: { post: BlogPost; eager?: boolean }) {
  const src = post.imageUrl ?? '/images/projekt-suhozid.svg';
  return <img src={src} alt="" width={1200} height={675} loading={eager ? undefined : 'lazy'} />;
}

function PostFacts({ post }: { post: BlogPost }) {
  const language = useLanguage();
  return (
    <>
      <Badge tone={categoryTone(post.category)}>{categoryName(post.category, language)}</Badge>
      <time dateTime={isoDate(post.publishDate)}>{formatDate(post.publishDate, language)}</time>
    </>
  );
}

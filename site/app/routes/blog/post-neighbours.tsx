import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BlogNeighbours, BlogPostLink } from '~/api/client';
import { CategoryBadge } from '~/components/badge/category-badge';
import { Card, CardGrid } from '~/components/card/card';
import { Day } from '~/components/day/day';
import { LineIcon } from '~/components/line-icon/line-icon';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import styles from './post-neighbours.module.css';

/** Links to the previous and the next article by date, and to related ones. */
export function PostNeighbours({ neighbours }: { neighbours: BlogNeighbours }) {
  const { t } = useTranslation('blog');
  const { previous, next } = neighbours;
  const related = neighbours.related.filter(
    ({ slug }) => slug !== previous?.slug && slug !== next?.slug,
  );
  return (
    <>
      {previous === null && next === null ? null : (
        <nav className={`wall ${styles.neighbours}`} aria-label={t('neighbours')}>
          {previous === null ? null : <Neighbour post={previous} side="previous" />}
          {next === null ? null : <Neighbour post={next} side="next" />}
        </nav>
      )}
      {/* A single one would be alone in its row. */}
      {related.length < 2 ? null : (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related">{t('related')}</h2>
          <CardGrid>
            {related.map((post) => (
              <RelatedPost key={post.slug} post={post} />
            ))}
          </CardGrid>
        </section>
      )}
    </>
  );
}

function Neighbour({ post, side }: { post: BlogPostLink; side: 'previous' | 'next' }) {
  const { t } = useTranslation('blog');
  const title = localized(post, 'title', useLanguage());
  return (
    <Link
      to={`/blog/${post.slug}`}
      rel={side === 'previous' ? 'prev' : 'next'}
      className={`stone ${styles.neighbour} ${styles[side]}`}
      data-plain
    >
      <span className={styles.side}>
        {side === 'previous' ? <LineIcon name="arrow-left" /> : null}
        <span>{t(side)}</span>
        {side === 'next' ? <LineIcon name="arrow-right" /> : null}
      </span>{' '}
      <span className={styles.name} lang={title.lang}>
        {title.text}
      </span>
    </Link>
  );
}

function RelatedPost({ post }: { post: BlogPostLink }) {
  const language = useLanguage();
  const title = localized(post, 'title', language);
  return (
    <Card
      title={title.text}
      lang={title.lang}
      to={`/blog/${post.slug}`}
      before={
        <>
          <CategoryBadge category={post.category} />
          <Day date={post.publishDate} />
        </>
      }
    />
  );
}

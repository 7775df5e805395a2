import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CategoryBadge } from '~/components/badge/category-badge';
import { Card, CardGrid } from '~/components/card/card';
import { Day } from '~/components/day/day';
import { LineIcon } from '~/components/line-icon/line-icon';
import { MarkedWords } from '~/components/marked-words/marked-words';
import { titleClass } from '~/components/page-header/long-title';
import { Pagination } from '~/components/pagination/pagination';
import { hasPicture, RowPicture } from '~/components/picture/row-picture';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { pagesOf, pathOf, type BlogPage, type ListedPost, type Selection } from './blog-page';
import styles from './blog.module.css';

export function PostList({ blogPage, selection }: { blogPage: BlogPage; selection: Selection }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const { q, category, page } = selection;
  const { posts, total } = blogPage;
  const pages = pagesOf(blogPage);
  const [first, ...rest] = posts;
  // A single card would be alone in its row, so the second of two posts is shown large as well.
  const second = rest.length === 1 ? rest[0] : undefined;
  const others = second === undefined ? rest : [];
  if (first === undefined) {
    return (
      <div className={styles.noResults}>
        <p className={styles.empty} role="status">
          {t('empty')}
        </p>
        <ClearLink selection={selection} />
      </div>
    );
  }
  const filtered = q !== '' || category !== '';
  return (
    <>
      <div className={filtered ? styles.count : 'visually-hidden'}>
        <p role="status">
          {pages > 1
            ? `${t('results', { count: total })}, ${t('pageOf', { page, pages })}`
            : t('results', { count: total })}
        </p>
        {filtered ? <ClearLink selection={selection} /> : null}
      </div>
      <FeaturedPost post={first} q={q} />
      {second === undefined ? null : <FeaturedPost post={second} q={q} mirrored />}
      {others.length === 0 ? null : (
        <CardGrid>
          {others.map((post) => (
            <PostCard key={post.id} post={post} q={q} />
          ))}
        </CardGrid>
      )}
      <div className={styles.end}>
        <Pagination
          page={page}
          pages={pages}
          to={(number) => pathOf({ ...selection, page: number })}
        />
        <a href={language === 'hr' ? '/feed.xml' : '/feed.xml?lang=en'} className={styles.clear}>
          {t('feed')}
        </a>
      </div>
    </>
  );
}

/** Clears the search or, if there is none, the category. */
function ClearLink({ selection: { q, category } }: { selection: Selection }) {
  const { t } = useTranslation('blog');
  return (
    <Link to={pathOf(q === '' ? {} : { category })} className={styles.clear} preventScrollReset>
      {q === '' ? t('categories.clear') : t('search.clear')}
    </Link>
  );
}

interface PostProps {
  post: ListedPost;
  q: string;
}

function PostCard({ post, q }: PostProps) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const title = localized(post, 'title', language);
  return (
    <Card
      title={<MarkedWords text={title.text} q={q} />}
      lang={title.lang}
      to={`/blog/${post.slug}`}
      headingLevel={2}
      media={
        hasPicture(post) ? <RowPicture row={post} sizes="(min-width: 60em) 24rem, 100vw" /> : null
      }
      before={<PostFacts post={post} />}
      more={t('more')}
    >
      <p lang={post.excerpt.lang}>
        <MarkedWords text={post.excerpt.text} q={q} />
      </p>
    </Card>
  );
}

/** A post shown large. */
function FeaturedPost({ post, q, mirrored = false }: PostProps & { mirrored?: boolean }) {
  const { t } = useTranslation('blog');
  const language = useLanguage();
  const title = localized(post, 'title', language);
  const illustrated = hasPicture(post);
  const form = illustrated ? mirrored && styles.mirrored : `stone ${styles.ofText}`;
  return (
    <article className={`${styles.feature} ${form || ''}`}>
      {illustrated ? (
        <div className={styles.featureMedia}>
          <RowPicture row={post} sizes="(min-width: 60em) 42rem, 100vw" eager={!mirrored} />
        </div>
      ) : null}
      <div className={styles.featureBody}>
        <h2 className={titleClass(title.text, styles.featureTitle)} lang={title.lang}>
          <MarkedWords text={title.text} q={q} />
        </h2>
        <div className={styles.facts}>
          <PostFacts post={post} />
        </div>
        <p className={styles.featureText} lang={post.excerpt.lang}>
          <MarkedWords text={post.excerpt.text} q={q} />
        </p>
        <Link to={`/blog/${post.slug}`} className={styles.more}>
          <span>{t('more')}</span>
          <span className="visually-hidden" lang={title.lang}>{` – ${title.text}`}</span>
          <LineIcon name="arrow-right" />
        </Link>
      </div>
    </article>
  );
}

function PostFacts({ post }: { post: ListedPost }) {
  const { t } = useTranslation('blog');
  return (
    <>
      <CategoryBadge category={post.category} />
      <span className={styles.dateAndLength}>
        <Day date={post.publishDate} /> <span>{t('readingTime', { count: post.minutes })}</span>
      </span>
    </>
  );
}

/** A text with the words of the search marked. */

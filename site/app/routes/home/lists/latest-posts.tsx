import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { beginningOf } from 'shared/excerpt';
import { CategoryBadge } from '~/components/badge/category-badge';
import { LinkButton } from '~/components/button/button';
import { Day } from '~/components/day/day';
import { hasPicture, RowPicture } from '~/components/picture/row-picture';
import { Section } from '~/components/section/section';
import { SkeletonList } from '~/components/skeleton/skeleton';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { HomeList, type HomeRows } from './home-list';
import styles from './latest-posts.module.css';
import type { ShownPost } from './shown-rows';

const excerptLength = 150;

export function LatestPosts({ posts }: { posts: HomeRows<ShownPost> }) {
  const { t } = useTranslation('home');
  return (
    <Section
      id="blog"
      title={t('blog.title')}
      lead={t('blog.lead')}
      action={
        <LinkButton to="/blog" variant="quiet">
          {t('blog.all')}
        </LinkButton>
      }
    >
      <HomeList list={posts} failed={t('blog.failed')} skeleton={<SkeletonList count={3} />}>
        {(loaded) =>
          loaded.length === 0 ? (
            <p>
              <Link to="/blog">{t('blog.empty')}</Link>
            </p>
          ) : (
            <ul className={styles.posts}>
              {loaded.slice(0, 2).map((post) => (
                <li key={post.id}>
                  <PostRow post={post} />
                </li>
              ))}
            </ul>
          )
        }
      </HomeList>
    </Section>
  );
}

function PostRow({ post }: { post: ShownPost }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const title = localized(post, 'title', language);
  const text = localized(post, 'content', language);
  const illustrated = hasPicture(post);
  return (
    <article className={illustrated ? styles.post : `stone ${styles.ofText}`}>
      {illustrated ? (
        <div className={styles.picture}>
          <RowPicture row={post} sizes="(min-width: 60em) 18rem, 6rem" />
        </div>
      ) : null}
      <div className={styles.text}>
        <h3 lang={title.lang}>{title.text}</h3>
        <div className={styles.before}>
          <CategoryBadge category={post.category} />
          <Day date={post.publishDate} />
        </div>
        {illustrated ? null : <p lang={text.lang}>{beginningOf(text.text, excerptLength)}</p>}
        <Link to={`/blog/${post.slug}`} className={`stone-link ${styles.link}`}>
          <span>{t('blog.more')}</span>
          <span className="visually-hidden" lang={title.lang}>{` – ${title.text}`}</span>
        </Link>
      </div>
    </article>
  );
}

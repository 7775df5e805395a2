import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CategoryBadge } from '~/components/badge/category-badge';
import { LinkButton } from '~/components/button/button';
import { Card, CardGrid } from '~/components/card/card';
import { Day } from '~/components/day/day';
import { RowPicture } from '~/components/picture/row-picture';
import { Section } from '~/components/section/section';
import { SkeletonList } from '~/components/skeleton/skeleton';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import styles from '../home.module.css';
import { HomeList, type HomeRows } from './home-list';
import type { ShownPost } from './shown-rows';

const outlines = [4, 2] as const;

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
            <CardGrid min="wide" className={styles.posts}>
              {loaded.slice(0, 2).map((post, position) => (
                <PostCard key={post.id} post={post} outline={outlines[position % 2] ?? 4} />
              ))}
            </CardGrid>
          )
        }
      </HomeList>
    </Section>
  );
}

function PostCard({ post, outline }: { post: ShownPost; outline: 2 | 4 }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const title = localized(post, 'title', language);
  return (
    <Card
      title={title.text}
      lang={title.lang}
      to={`/blog/${post.slug}`}
      outline={outline}
      media={<RowPicture row={post} sizes="(min-width: 60em) 36rem, 100vw" />}
      before={
        <>
          <CategoryBadge category={post.category} />
          <Day date={post.publishDate} />
        </>
      }
      more={t('blog.more')}
    />
  );
}

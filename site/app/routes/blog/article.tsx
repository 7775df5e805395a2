import { useTranslation } from 'react-i18next';
import { categoryTone } from 'shared/category-tone';
import type { BlogPost } from '~/api/client';
import { ArticleFooter, ArticlePicture, ArticleText } from '~/components/article/article-parts';
import { CategoryBadge } from '~/components/badge/category-badge';
import { Day } from '~/components/day/day';
import { EmergencyNumbers } from '~/components/emergency-numbers/emergency-numbers';
import { namedNumbers } from '~/components/emergency-numbers/named-numbers';
import { LanguageNote } from '~/components/language-note/language-note';
import { titleClass } from '~/components/page-header/long-title';
import { blocksOf } from '~/components/prose/blocks';
import { paragraphs } from '~/components/prose/prose';
import { needsQuickExit } from '~/components/quick-exit/about-violence';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { useOrganization, useSiteName } from '~/organization';
import styles from './blog-post.module.css';
import { readingMinutes } from './reading-time';

/** The fields of a post that its page shows. */
export type ShownPost = Partial<Pick<BlogPost, 'id'>> &
  Pick<
    BlogPost,
    | 'title'
    | 'titleEn'
    | 'slug'
    | 'category'
    | 'content'
    | 'contentEn'
    | 'author'
    | 'authorPosition'
    | 'image'
    | 'imageUrl'
    | 'publishDate'
    | 'blocks'
  >;

/** About four lines, of which a large first letter takes three. */
const OPENING_LENGTH = 220;

interface ArticleProps {
  post: ShownPost;
  /** Whether the article sets the title of the document. */
  named: boolean;
}

/** A post as visitors see it. */
export function Article({ post, named }: ArticleProps) {
  const { t } = useTranslation('blog');
  const siteName = useSiteName();
  const language = useLanguage();
  const { emergencyNumbers } = useOrganization();
  const needsExit = needsQuickExit(post);
  const numbers = namedNumbers([post.content, post.contentEn], emergencyNumbers);
  const title = localized(post, 'title', language);
  const content = localized(post, 'content', language);
  return (
    <article className={`${styles.article} ${styles[categoryTone(post.category)]}`}>
      {named ? <title>{`${title.text} · ${siteName}`}</title> : null}
      <header className={styles.header}>
        <CategoryBadge category={post.category} />
        <h1 className={titleClass(title.text, styles.title)} lang={title.lang}>
          {title.text}
        </h1>
        <p className={styles.byline}>
          {post.author === '' ? null : <span className={styles.author}>{post.author}</span>}{' '}
          {post.authorPosition ? (
            <span lang={language === 'hr' ? undefined : 'hr'}>{post.authorPosition}</span>
          ) : null}{' '}
          <Day date={post.publishDate} />{' '}
          <span>{t('readingTime', { count: readingMinutes(content.text) })}</span>
        </p>
        <LanguageNote lang={content.lang} />
      </header>
      <ArticlePicture item={post} className={styles.picture} />
      {needsExit ? <EmergencyNumbers title={t('help')} className={styles.help} /> : null}
      <ArticleText
        className={hasLongOpening(content.text) ? styles.opening : undefined}
        text={content.text}
        blocks={blocksOf(post, 'content', content, language)}
        lang={content.lang}
      />
      {needsExit || numbers.length === 0 ? null : (
        <EmergencyNumbers title={t('help')} numbers={numbers} className={styles.help} />
      )}
      <ArticleFooter title={title.text} path={`/blog/${post.slug}`} source={t('source')} />
    </article>
  );
}

/** Whether the first paragraph is longer than a large first letter is high. */
function hasLongOpening(text: string): boolean {
  return (paragraphs(text)[0] ?? '').length >= OPENING_LENGTH;
}

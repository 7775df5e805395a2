import type { ComponentProps } from 'react';
import { Framed, Picture } from '../picture/picture';
import { PrintedUrl } from '../printed-url/printed-url';
import { Prose } from '../prose/prose';
import { ShareRow } from '../share-row/share-row';
import styles from './article.module.css';

interface ArticlePictureProps {
  item: { id?: number; image: ComponentProps<typeof Picture>['image']; imageUrl: string | null };
  className?: string;
}

/** The large picture between the title of an article and its text. */
export function ArticlePicture({ item, className = '' }: ArticlePictureProps) {
  if (item.imageUrl === null) return null;
  return (
    <Framed image={item.image} id={item.id} className={`${styles.frame} ${className}`}>
      <Picture
        image={item.image}
        fallback={item.imageUrl}
        sizes="(min-width: 52em) 46rem, 100vw"
        eager
        className={styles.picture}
      />
    </Framed>
  );
}

/** The text of an article, which begins with larger letters. */
export function ArticleText({ className, ...text }: ComponentProps<typeof Prose>) {
  return <Prose {...text} className={[styles.prose, className].filter(Boolean).join(' ')} />;
}

interface ArticleFooterProps {
  title: string;
  path: string;
  /** Stands before the address in print. */
  source: string;
}

/** How an article is shared, and its address in print. */
export function ArticleFooter({ title, path, source }: ArticleFooterProps) {
  return (
    <footer>
      <ShareRow title={title} path={path} />
      <PrintedUrl label={source} path={path} />
    </footer>
  );
}

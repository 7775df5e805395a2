import type { BlogPost } from '~/api/client';
import { Picture } from '~/components/picture/picture';
import { categoryTone } from '~/i18n/category';
import { Drawing } from '~/illustrations/drawing';
import styles from './post-image.module.css';

/** Stand in for the picture of articles without one; each article keeps its own. */
const drawings = [
  'fig-bench',
  'passing-stone',
  'houses-sea',
  'armchairs',
  'child-building',
  'laying-stones',
] as const;

interface PostImageProps {
  post: BlogPost;
  sizes: string;
  eager?: boolean;
}

export function PostImage({ post, sizes, eager }: PostImageProps) {
  if (post.image !== null || post.imageUrl !== null) {
    return <Picture image={post.image} fallback={post.imageUrl} sizes={sizes} eager={eager} />;
  }
  return (
    <div className={`${styles.frame} ${styles[categoryTone(post.category)]}`}>
      <Drawing
        name={drawings[post.id % drawings.length] ?? 'fig-bench'}
        className={styles.drawing}
      />
    </div>
  );
}

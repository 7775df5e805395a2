import { categoryTone } from 'shared/category-tone';
import type { BlogPost } from '~/api/client';
import { Drawing } from '~/illustrations/drawing';
import { Picture } from './picture';
import styles from './row-picture.module.css';

/** Shown for rows without a picture, chosen by id. */
const drawings = [
  'olive-branch',
  'passing-stone',
  'houses-sea',
  'armchairs',
  'child-building',
  'laying-stones',
] as const;

interface RowPictureProps {
  /** An article or a project. */
  row: Pick<BlogPost, 'id' | 'category' | 'image' | 'imageUrl'>;
  sizes: string;
  eager?: boolean;
}

/** The picture of an article or a project, else a drawing on the colour of its category. */
export function RowPicture({ row, sizes, eager }: RowPictureProps) {
  if (row.image !== null || row.imageUrl !== null) {
    return <Picture image={row.image} fallback={row.imageUrl} sizes={sizes} eager={eager} />;
  }
  const name = drawings[row.id % drawings.length] ?? 'olive-branch';
  return (
    <div className={`${styles.frame} ${styles[categoryTone(row.category)]}`}>
      <Drawing name={name} className={styles.drawing} />
    </div>
  );
}

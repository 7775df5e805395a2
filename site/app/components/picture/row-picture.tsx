import { categoryTone } from 'shared/category-tone';
import type { Project } from '~/api/client';
import { Drawing } from '~/illustrations/drawing';
import { Picture } from './picture';
import styles from './row-picture.module.css';

/** Shown for projects without a picture, chosen by id. */
const drawings = [
  'olive-branch',
  'passing-stone',
  'houses-sea',
  'armchairs',
  'child-building',
  'laying-stones',
] as const;

interface RowPictureProps {
  /** A project, or an article that has a picture. */
  row: Pick<Project, 'id' | 'category' | 'image' | 'imageUrl'>;
  sizes: string;
  eager?: boolean;
}

/** Whether a row has a picture; an article without one is a card of text. */
export const hasPicture = ({ image, imageUrl }: Pick<Project, 'image' | 'imageUrl'>): boolean =>
  image !== null || imageUrl !== null;

/** The picture of an article or a project, else a drawing on the colour of its category. */
export function RowPicture({ row, sizes, eager }: RowPictureProps) {
  if (hasPicture(row)) {
    return <Picture image={row.image} fallback={row.imageUrl} sizes={sizes} eager={eager} />;
  }
  const name = drawings[row.id % drawings.length] ?? 'olive-branch';
  return (
    <div className={`${styles.frame} ${styles[categoryTone(row.category)]}`}>
      <Drawing name={name} className={styles.drawing} />
    </div>
  );
}

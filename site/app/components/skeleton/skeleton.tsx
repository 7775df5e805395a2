import { useTranslation } from 'react-i18next';
import styles from './skeleton.module.css';

export type SkeletonShape = 'text' | 'title' | 'picture' | 'card' | 'tile' | 'person';

/** A placeholder while content loads; hidden from screen readers, unlike `SkeletonList`. */
export function Skeleton({ shape = 'text' }: { shape?: SkeletonShape }) {
  if (shape === 'card') {
    return (
      <div className={`stone ${styles.card}`} aria-hidden>
        <Skeleton shape="picture" />
        <div className={styles.lines}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </div>
      </div>
    );
  }
  return <div className={`${styles.skeleton} ${styles[shape]}`} aria-hidden />;
}

interface SkeletonListProps {
  count: number;
  shape?: SkeletonShape;
}

/** A grid of `count` placeholders, announced once as loading. */
export function SkeletonList({ count, shape = 'card' }: SkeletonListProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: count }, (_, position) => (
        <div key={position} data-skeleton>
          <Skeleton shape={shape} />
        </div>
      ))}
    </div>
  );
}

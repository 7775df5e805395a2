import { useTranslation } from 'react-i18next';
import { Skeleton } from '~/components/skeleton/skeleton';
import styles from './upcoming-events.module.css';

const count = 3;

/** Placeholders of three events, announced once as loading. */
export function EventSkeletons() {
  const { t } = useTranslation();
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: count }, (_, position) => (
        <div key={position} className={styles.entry} data-skeleton>
          <div className={`stone ${styles.date} ${styles.loading}`} aria-hidden />
          <div className={styles.body}>
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}

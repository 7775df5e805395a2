import { useTranslation } from 'react-i18next';
import { Skeleton } from '~/components/skeleton/skeleton';
import styles from './document-card.module.css';
import page from './project-documents.module.css';

const count = 3;

/** Placeholders of three documents, announced once as loading. */
export function DocumentSkeletons() {
  const { t } = useTranslation();
  return (
    <div className={`wall ${page.list}`} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: count }, (_, position) => (
        <div key={position} className={styles.card} data-skeleton>
          <div className={styles.frame} aria-hidden />
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

import { useTranslation } from 'react-i18next';
import { PageHeader } from '~/components/page-header/page-header';
import { Drawing } from '~/illustrations/drawing';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/unsent';
import styles from './offline.module.css';
import { ReachUs } from './reach-us';

export function meta(args: Route.MetaArgs) {
  const { t } = metaSource(args);
  return pageMeta(args, { title: t('offline:unsent.title'), noIndex: true });
}

/** The service worker's answer to a form that could not be sent without a connection. */
export default function Unsent() {
  const { t } = useTranslation('offline');
  return (
    <div className={`${styles.page} column`}>
      <div>
        <PageHeader title={t('unsent.title')} lead={t('unsent.lead')} />
        <p>{t('unsent.text')}</p>
      </div>
      <Drawing name="filling-form" className={styles.drawing} />
      <ReachUs />
    </div>
  );
}

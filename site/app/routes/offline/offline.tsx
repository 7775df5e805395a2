import { useTranslation } from 'react-i18next';
import { PageHeader } from '~/components/page-header/page-header';
import { CACHED_PAGES } from '~/delivery/markers';
import { SAME_DOCUMENT } from '~/delivery/same-document';
import { Drawing } from '~/illustrations/drawing';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/offline';
import styles from './offline.module.css';
import { ReachUs } from './reach-us';

export function meta(args: Route.MetaArgs) {
  const { t } = metaSource(args);
  return pageMeta(args, { title: t('offline:title'), noIndex: true });
}

/**
 * Replaces pages that are not cached while there is no connection. The service worker caches this
 * page, prevents its scripts from running, and fills the list with the cached pages.
 */
export default function Offline() {
  const { t } = useTranslation('offline');
  const list = { [CACHED_PAGES]: true };
  return (
    <div className={`${styles.page} column`}>
      <div>
        <PageHeader title={t('title')} lead={t('lead')} />
        <p>
          <a href={SAME_DOCUMENT} data-plain className={styles.retry}>
            {t('retry')}
          </a>
        </p>
      </div>
      <Drawing name="armchairs" className={styles.drawing} />
      <section hidden {...list} aria-labelledby="cached-pages">
        <h2 id="cached-pages" className={styles.title}>
          {t('cachedPages')}
        </h2>
        <ul className={styles.list} />
      </section>
      <ReachUs />
    </div>
  );
}

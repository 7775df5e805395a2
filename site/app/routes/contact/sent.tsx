import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { LinkButton } from '~/components/button/button';
import { contactUrl, hasExit } from '~/components/quick-exit/exit-parameter';
import { FurtherExit } from '~/components/quick-exit/page-exit';
import type { ExitHandle } from '~/components/site-frame/route-exit';
import { Drawing } from '~/illustrations/drawing';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/sent';
import styles from './sent.module.css';

export const handle: ExitHandle = { Exit: FurtherExit };

export function meta(args: Route.MetaArgs) {
  const { t } = metaSource(args);
  return pageMeta(args, { title: t('contact:sent.title'), noIndex: true });
}

export default function Sent() {
  const { t } = useTranslation('contact');
  const [query] = useSearchParams();
  return (
    <div className={`${styles.sent} column`}>
      <Drawing name="olive-branch" className={styles.drawing} />
      <div className={styles.text}>
        <h1>{t('sent.title')}</h1>
        <p className={styles.success}>{t('form.success')}</p>
        <p>{t('sent.next')}</p>
        <p className={styles.links}>
          <LinkButton to="/">{t('sent.home')}</LinkButton>
          <LinkButton to="/events" variant="quiet">
            {t('sent.events')}
          </LinkButton>
        </p>
        <p>
          <Link to={contactUrl(hasExit(query))} className={styles.another}>
            {t('sent.another')}
          </Link>
        </p>
      </div>
    </div>
  );
}

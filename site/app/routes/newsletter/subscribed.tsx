import { useTranslation } from 'react-i18next';
import { LinkButton } from '~/components/button/button';
import { metaSource, pageMeta } from '~/seo/page-meta';
import type { Route } from './+types/subscribed';
import { NewsletterLayout } from './newsletter-layout';
import styles from './subscription-link.module.css';

export function meta(args: Route.MetaArgs) {
  const { t } = metaSource(args);
  return pageMeta(args, { title: t('newsletter:successTitle'), noIndex: true });
}

export default function Subscribed() {
  const { t } = useTranslation('newsletter');
  const { t: common } = useTranslation();
  return (
    <NewsletterLayout title={t('successTitle')} lead={t('success')}>
      <div className={styles.part}>
        <p>{t('inbox')}</p>
        <p>
          <LinkButton to="/">{common('notFound.home')}</LinkButton>
        </p>
      </div>
    </NewsletterLayout>
  );
}

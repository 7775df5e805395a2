import { useTranslation } from 'react-i18next';
import { LinkButton } from '~/components/button/button';
import { PageTitle } from '~/components/field/page-title';
import { NewsletterLayout } from './newsletter-layout';
import type { RefusalReason } from './subscription-link';
import styles from './subscription-link.module.css';

/** Replaces a page whose link is invalid or cannot be checked now. */
export function RefusalPage({ refused }: { refused: RefusalReason }) {
  const { t } = useTranslation('subscription');
  return (
    <NewsletterLayout title={t(`${refused}.title`)} lead={t(`${refused}.lead`)}>
      <PageTitle title={t(`${refused}.title`)} invalid={false} />
      {refused === 'invalid' ? (
        <div className={styles.part}>
          <p>{t('invalid.help')}</p>
          <p>
            <LinkButton to="/newsletter">{t('invalid.subscribe')}</LinkButton>
          </p>
        </div>
      ) : null}
    </NewsletterLayout>
  );
}

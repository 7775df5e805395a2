import { useTranslation } from 'react-i18next';
import { LinkButton } from '~/components/button/button';
import { PageTitle } from '~/components/field/page-title';
import { LetterboxPage } from './letterbox-page';
import type { Refused } from './own-subscription';
import styles from './own-subscription.module.css';

/** Stands in place of a page whose link does not work, or not now. */
export function RefusalPage({ refused }: { refused: Refused }) {
  const { t } = useTranslation('subscription');
  return (
    <LetterboxPage title={t(`${refused}.title`)} lead={t(`${refused}.lead`)}>
      <PageTitle title={t(`${refused}.title`)} invalid={false} />
      {refused === 'invalid' ? (
        <div className={styles.part}>
          <p>{t('invalid.help')}</p>
          <p>
            <LinkButton to="/newsletter">{t('invalid.subscribe')}</LinkButton>
          </p>
        </div>
      ) : null}
    </LetterboxPage>
  );
}

import { useTranslation } from 'react-i18next';
import { BandSection } from '~/components/band-section/band-section';
import { LinkButton } from '~/components/button/button';
import styles from './call-to-action.module.css';

export function CallToAction() {
  const { t } = useTranslation('home');
  return (
    <BandSection title={t('action.title')} drawing="passing-stone">
      <p className={styles.text}>{t('action.text')}</p>
      <p className={styles.buttons}>
        <LinkButton to="/about#volunteer" className={styles.secondary} variant="quiet">
          {t('action.volunteer')}
        </LinkButton>
        <LinkButton to="/donate" className={styles.primary} variant="action">
          {t('action.donate')}
        </LinkButton>
        <LinkButton to="/contact?partnership=true" className={styles.secondary} variant="quiet">
          {t('action.partner')}
        </LinkButton>
      </p>
    </BandSection>
  );
}

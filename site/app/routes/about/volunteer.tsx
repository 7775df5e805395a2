import { useTranslation } from 'react-i18next';
import { BandSection } from '~/components/band-section/band-section';
import { LinkButton } from '~/components/button/button';
import styles from './volunteer.module.css';

export function Volunteer() {
  const { t } = useTranslation('about');
  return (
    <BandSection id="volunteer" title={t('volunteer.title')} drawing="passing-stone">
      <p className={styles.text}>{t('volunteer.text')}</p>
      <p className={styles.how}>{t('volunteer.how')}</p>
      <LinkButton to="/contact?volunteer=true" variant="action" className={styles.button}>
        {t('volunteer.button')}
      </LinkButton>
    </BandSection>
  );
}

import { useTranslation } from 'react-i18next';
import { LinkButton } from '~/components/button/button';
import { Section } from '~/components/section/section';
import { Drawing } from '~/illustrations/drawing';
import styles from './volunteer.module.css';

export function Volunteer() {
  const { t } = useTranslation('about');
  return (
    <Section id="volunteer" tone="band">
      <div className={styles.volunteer}>
        <div>
          <h2>{t('volunteer.title')}</h2>
          <p className={styles.text}>{t('volunteer.text')}</p>
          <p className={styles.how}>{t('volunteer.how')}</p>
          <LinkButton to="/contact?volunteer=true" variant="action" className={styles.button}>
            {t('volunteer.button')}
          </LinkButton>
        </div>
        <Drawing name="passing-stone" className={styles.drawing} />
      </div>
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { LinkButton } from '~/components/button/button';
import { Section } from '~/components/section/section';
import { Drawing } from '~/illustrations/drawing';
import styles from './call-to-action.module.css';

export function CallToAction() {
  const { t } = useTranslation('home');
  return (
    <Section tone="band">
      <div className={styles.layout}>
        <div>
          <h2>{t('action.title')}</h2>
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
        </div>
        <Drawing name="passing-stone" className={styles.drawing} />
      </div>
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { LinkButton } from '~/components/button/button';
import { Section } from '~/components/section/section';
import { Drawing } from '~/illustrations/drawing';
import styles from './events.module.css';

export function Events() {
  const { t } = useTranslation('home');
  return (
    <Section id="events" tone="warm">
      <div className={styles.events}>
        <Drawing name="fig-bench" className={styles.drawing} />
        <div>
          <h2>{t('events.title')}</h2>
          <p className={styles.text}>{t('events.text')}</p>
          <LinkButton to="/events">{t('events.button')}</LinkButton>
        </div>
      </div>
    </Section>
  );
}

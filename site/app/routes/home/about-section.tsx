import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Section } from '~/components/section/section';
import { useLanguage } from '~/i18n/use-language';
import { Drawing } from '~/illustrations/drawing';
import { useOrganization } from '~/organization';
import styles from './about-section.module.css';

export function AboutSection() {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { foundingYear } = useOrganization();
  return (
    <Section title={t('about.title')} className={styles.section}>
      <div className={styles.about}>
        <div className={styles.history}>
          <h3>{t('about.history.title')}</h3>
          <p>{t('about.history.text', { year: foundingYear[language] })}</p>
        </div>
        <Drawing name="walking-together" className={styles.drawing} />
        <div>
          <h3>{t('about.mission.title')}</h3>
          <p>{t('about.mission.text')}</p>
          <Link to="/about#mission" className={styles.link}>
            {t('about.mission.link')}
          </Link>
        </div>
        <div>
          <h3>{t('about.team.title')}</h3>
          <p>{t('about.team.text')}</p>
          <Link to="/about#team" className={styles.link}>
            {t('about.team.link')}
          </Link>
        </div>
      </div>
    </Section>
  );
}

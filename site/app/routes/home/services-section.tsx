import { useTranslation } from 'react-i18next';
import { Section } from '~/components/section/section';
import { Icon } from '~/illustrations/icon';
import styles from './services-section.module.css';

const services = ['education', 'responsibility', 'sustainability', 'community'] as const;

export function ServicesSection() {
  const { t } = useTranslation('home');
  return (
    <Section title={t('services.title')} className={styles.section}>
      <ul className={styles.services}>
        {services.map((name) => (
          <li key={name} className={styles.service}>
            <Icon name={name} className={styles.icon} />
            <h3>{t(`services.${name}.title`)}</h3>
            <p>{t(`services.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

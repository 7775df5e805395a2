import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Section } from '~/components/section/section';
import { Icon } from '~/illustrations/icon';
import styles from './services-section.module.css';

const services = [
  { name: 'education', to: '/events' },
  { name: 'responsibility', to: '/about#services' },
  { name: 'sustainability', to: '/projects/odrzivi-kraj' },
  { name: 'community', to: '/about#volunteer' },
] as const;

export function ServicesSection() {
  const { t } = useTranslation('home');
  return (
    <Section title={t('services.title')} className={styles.section}>
      <ul className={styles.services}>
        {services.map(({ name, to }) => (
          <li key={name} className={styles.service}>
            <Icon name={name} className={styles.icon} />
            <h3>{t(`services.${name}.title`)}</h3>
            <p>{t(`services.${name}.text`)}</p>
            <Link to={to} className={styles.link}>
              {t(`services.${name}.link`)}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { Section } from '~/components/section/section';
import styles from './partners.module.css';

const partners = ['library', 'school', 'home', 'youth'] as const;
const funders = ['esf', 'labour', 'health', 'justice', 'county', 'city'] as const;

export function Partners() {
  const { t } = useTranslation('home');
  return (
    <Section title={t('partners.title')} lead={t('partners.lead')}>
      <div className={styles.partners}>
        <ul className={styles.names}>
          {partners.map((partner) => (
            <li key={partner}>{t(`partners.${partner}`)}</li>
          ))}
        </ul>
        <div>
          <h3 className={styles.fundersTitle}>{t('partners.fundersTitle')}</h3>
          <ul className={styles.funders}>
            {funders.map((funder) => (
              <li key={funder}>{t(`partners.funders.${funder}`)}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './donate.module.css';

export function OtherSupport() {
  const { t } = useTranslation('donate');
  const steps = t('other.monthly.steps', { returnObjects: true });
  return (
    <section className={styles.part} aria-labelledby="other-title">
      <h2 id="other-title">{t('other.title')}</h2>
      <ul className={styles.options}>
        <li>
          <h3>{t('other.monthly.title')}</h3>
          <p>{t('other.monthly.text')}</p>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>{t('other.monthly.end')}</p>
        </li>
        <li>
          <h3>{t('other.volunteer.title')}</h3>
          <p>{t('other.volunteer.text')}</p>
          <p>
            <Link to="/contact?volunteer=true" className={styles.link}>
              {t('other.volunteer.link')}
            </Link>
          </p>
        </li>
        <li>
          <h3>{t('other.corporate.title')}</h3>
          <p>{t('other.corporate.text')}</p>
          <p>
            <Link to="/contact?partnership=true" className={styles.link}>
              {t('other.corporate.link')}
            </Link>
          </p>
        </li>
        <li>
          <h3>{t('other.tax.title')}</h3>
          <p>{t('other.tax.text')}</p>
        </li>
      </ul>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { useOrganization } from '~/organization';
import styles from './statistics.module.css';

const numbers = ['experience', 'projects', 'participants', 'partners'] as const;

export function Statistics() {
  const { t } = useTranslation('home');
  const { statistics } = useOrganization();
  return (
    <section className={styles.course} aria-labelledby="statistics">
      <h2 id="statistics" className="visually-hidden">
        {t('statistics.title')}
      </h2>
      <dl className={`wall ${styles.numbers}`}>
        {numbers.map((name) => (
          <div key={name} className={styles.number}>
            <dt>{t(`statistics.${name}`)}</dt>
            <dd>{`${statistics[name]}+`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import styles from './statistics.module.css';

const statistics = [
  { name: 'experience', value: '10+' },
  { name: 'projects', value: '50+' },
  { name: 'participants', value: '1000+' },
  { name: 'partners', value: '25+' },
] as const;

export function Statistics() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.band} aria-labelledby="statistics">
      <h2 id="statistics" className="visually-hidden">
        {t('statistics.title')}
      </h2>
      <dl className={styles.numbers}>
        {statistics.map(({ name, value }) => (
          <div key={name} className={styles.number}>
            <dt>{t(`statistics.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { Section } from '~/components/section/section';
import { Drawing } from '~/illustrations/drawing';
import styles from './places.module.css';

const places = ['zagreb', 'sibenik', 'split', 'zadar', 'knin', 'drnis'] as const;

export function Places() {
  const { t } = useTranslation('home');
  return (
    <Section id="map">
      <div className={styles.places}>
        <Drawing name="houses-sea" className={styles.drawing} />
        <div>
          <h2>{t('map.title')}</h2>
          <p className={styles.text}>{t('map.text')}</p>
          <ul className={styles.list}>
            {places.map((place) => (
              <li key={place}>
                <strong>{t(`map.${place}.name`)}</strong>
                <span>{t(`map.${place}.text`)}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

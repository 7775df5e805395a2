import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Section } from '~/components/section/section';
import styles from './places.module.css';

/** From north to south; their positions on the map are in `places.module.css`. */
const places = [
  { name: 'zagreb', to: '/contact' },
  { name: 'zadar', to: '/contact' },
  { name: 'knin', to: '/projects/zazeli-iii' },
  { name: 'drnis', to: '/projects/zazeli-iii' },
  { name: 'sibenik', to: '/projects/odrzivi-kraj' },
  { name: 'split', to: '/contact' },
] as const;

/** A map of the counties on which each place links to its entry in the list beside it. */
export function Places() {
  const { t } = useTranslation('home');
  return (
    <Section id="map" title={t('map.title')} lead={t('map.text')} className={styles.section}>
      <div className={styles.places}>
        <nav aria-label={t('map.label')} className={styles.map}>
          <svg
            className={styles.drawing}
            viewBox="0 0 600 594"
            role="img"
            aria-label={t('map.drawing')}
            focusable="false"
          >
            <use href="/images/map.svg#map" />
          </svg>
          <ul>
            {places.map(({ name }) => (
              <li key={name} className={`${styles.place} ${styles[name]}`}>
                <a href={`#place-${name}`}>{t(`map.${name}.name`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <ul className={styles.list}>
          {places.map(({ name, to }) => (
            <li key={name} id={`place-${name}`} className={styles.entry}>
              <h3 className={styles.name}>{t(`map.${name}.name`)}</h3>
              <p>{t(`map.${name}.text`)}</p>
              <Link to={to} className={styles.link}>
                {t(`map.${name}.link`)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

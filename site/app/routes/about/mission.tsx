import { useTranslation } from 'react-i18next';
import { Section } from '~/components/section/section';
import styles from './mission.module.css';

const areas = ['education', 'responsibility', 'sustainability', 'community'] as const;
const principles = ['confidential', 'beside', 'skilled'] as const;

export function Mission() {
  const { t } = useTranslation('about');
  return (
    <Section id="mission" title={t('mission.title')}>
      <div className={styles.rows}>
        <div>
          <h3>{t('mission.mission')}</h3>
          <div className={styles.text}>
            <p className={styles.large}>{t('mission.missionText')}</p>
            <p>{t('mission.missionMore')}</p>
          </div>
        </div>
        <div>
          <h4>{t('mission.areas')}</h4>
          <ul className={styles.areas}>
            {areas.map((area) => (
              <li key={area}>{t(`mission.areaList.${area}`)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>{t('mission.vision')}</h3>
          <div className={styles.text}>
            <p className={styles.large}>{t('mission.visionText')}</p>
          </div>
        </div>
      </div>
      <h3 className="visually-hidden">{t('mission.ways')}</h3>
      <ul className={styles.rows}>
        {principles.map((principle) => (
          <li key={principle}>
            <h4>{t(`mission.wayList.${principle}.title`)}</h4>
            <p>{t(`mission.wayList.${principle}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { Section } from '~/components/section/section';
import styles from './mission.module.css';

const areas = ['education', 'responsibility', 'sustainability', 'community'] as const;
const principles = ['confidential', 'beside', 'skilled'] as const;

export function Mission() {
  const { t } = useTranslation('about');
  return (
    <Section id="mission" tone="warm" title={t('mission.title')}>
      <div className={styles.columns}>
        <div className={styles.mission}>
          <h3>{t('mission.mission')}</h3>
          <p className={styles.large}>{t('mission.missionText')}</p>
          <p>{t('mission.missionMore')}</p>
          <h4 className={styles.areasTitle}>{t('mission.areas')}</h4>
          <ul className={styles.areas}>
            {areas.map((area) => (
              <li key={area}>{t(`mission.areaList.${area}`)}</li>
            ))}
          </ul>
        </div>
        <div className={styles.vision}>
          <h3>{t('mission.vision')}</h3>
          <p className={styles.large}>{t('mission.visionText')}</p>
        </div>
      </div>
      <h3 className="visually-hidden">{t('mission.ways')}</h3>
      <ul className={styles.principles}>
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

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LineIcon } from '~/components/line-icon/line-icon';
import stonePlace from '~/components/stone-place/stone-place.module.css';
import { useLanguage } from '~/i18n/use-language';
import { Drawing } from '~/illustrations/drawing';
import { useOrganization } from '~/organization';
import styles from './history.module.css';

const milestones = [
  { name: 'groups', year: 2012 },
  { name: 'coast', year: 2015 },
  { name: 'carers', year: 2018 },
  { name: 'registered', year: 2022 },
  { name: 'zazeli', year: 2024 },
] as const;

/** The history as a wall that rises; its last place, still empty, invites to volunteer. */
export function History() {
  const { t } = useTranslation('about');
  const language = useLanguage();
  const { foundingYear } = useOrganization();
  const format = (year: number) => (language === 'hr' ? `${year}.` : String(year));
  const founded = format(foundingYear[language]);
  return (
    <section id="history" className={`${styles.history} column`} aria-labelledby="history-title">
      <header className={styles.header}>
        <h2 id="history-title">
          <span className={styles.falls}>{t('history.title')}</span>{' '}
          <span className={styles.rises}>
            {t('history.rises', { year: foundingYear[language] })}
          </span>
        </h2>
        <p>{t('history.lead')}</p>
      </header>
      <ol className={`wall ${styles.milestones}`}>
        <li>
          <Milestone
            year={founded}
            title={t('history.founded.title')}
            text={t('history.founded.text')}
          />
        </li>
        {milestones.map(({ name, year }) => (
          <li key={name}>
            <Milestone
              year={format(year)}
              title={t(`history.${name}.title`)}
              text={t(`history.${name}.text`)}
            />
            {name === 'carers' ? (
              <Drawing name="laying-stones" title={t('drawing')} className={styles.drawing} />
            ) : null}
          </li>
        ))}
        <li>
          <Milestone
            year={t('history.today.year')}
            title={t('history.today.title')}
            text={t('history.today.text')}
          />
        </li>
        <li className={stonePlace.place}>
          <Milestone
            year={t('history.next.year')}
            title={t('history.next.title')}
            text={t('history.next.text')}
          />
          <Link to="#volunteer" className={styles.link}>
            <span>{t('history.next.link')}</span>
            <LineIcon name="arrow-right" />
          </Link>
        </li>
      </ol>
    </section>
  );
}

function Milestone({ year, title, text }: { year: string; title: string; text: string }) {
  return (
    <>
      <h3 className={styles.title}>
        <span className={styles.year}>{year}</span> <span>{title}</span>
      </h3>
      <p>{text}</p>
    </>
  );
}

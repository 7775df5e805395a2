import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LineIcon } from '~/components/line-icon/line-icon';
import { useLanguage } from '~/i18n/use-language';
import { useOrganization } from '~/organization';
import styles from './history.module.css';

const stones = [
  { name: 'groups', year: 2012 },
  { name: 'coast', year: 2015 },
  { name: 'carers', year: 2018 },
  { name: 'registered', year: 2022 },
  { name: 'zazeli', year: 2024 },
] as const;

/** The years as stones of a wall: laid one over two, and with a place left for the next. */
export function History() {
  const { t } = useTranslation('about');
  const language = useLanguage();
  const { foundingYear } = useOrganization();
  const shown = (year: number) => (language === 'hr' ? `${year}.` : String(year));
  return (
    <section id="history" className={`${styles.history} column`} aria-labelledby="history-title">
      <h2 id="history-title" className="visually-hidden">
        {t('history.title')}
      </h2>
      <ol className={styles.wall}>
        <li>
          <Stone
            year={shown(foundingYear[language])}
            title={t('history.founded.title')}
            text={t('history.founded.text')}
          />
        </li>
        {stones.map(({ name, year }) => (
          <li key={name}>
            <Stone
              year={shown(year)}
              title={t(`history.${name}.title`)}
              text={t(`history.${name}.text`)}
            />
          </li>
        ))}
        <li>
          <Stone
            year={t('history.today.year')}
            title={t('history.today.title')}
            text={t('history.today.text')}
          />
        </li>
        <li className={styles.gap}>
          <Stone
            year={t('history.next.year')}
            title={t('history.next.title')}
            text={t('history.next.text')}
          />
          <Link to="#volunteer" className={styles.link}>
            {t('history.next.link')}
            <LineIcon name="arrow-right" />
          </Link>
        </li>
      </ol>
      <p className={styles.caption}>{t('history.lead')}</p>
    </section>
  );
}

function Stone({ year, title, text }: { year: string; title: string; text: string }) {
  return (
    <>
      <h3 className={styles.title}>
        <span className={styles.year}>{year}</span> {title}
      </h3>
      <p>{text}</p>
    </>
  );
}

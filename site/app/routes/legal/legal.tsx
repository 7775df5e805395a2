import { useTranslation } from 'react-i18next';
import { formatDate, isoDate } from 'shared/croatian-time';
import { useLanguage } from '~/i18n/use-language';
import { Drawing } from '~/illustrations/drawing';
import { metaSource, pageMeta } from '~/seo/page-meta';
import { breadcrumbData } from '~/seo/structured-data';
import type { Route } from './+types/legal';
import { Accessibility } from './accessibility';
import { Cookies } from './cookies';
import styles from './legal.module.css';
import { Privacy } from './privacy';
import { Terms } from './terms';

/** The day from which these texts apply; updated with every change of them. */
const validFrom = '2026-11-23';

const sections = ['privacy', 'terms', 'cookies', 'accessibility'] as const;

export function meta(args: Route.MetaArgs) {
  const source = metaSource(args);
  const { t } = source;
  const title = t('legal:title');
  return pageMeta(args, {
    title,
    description: t('legal:description'),
    structuredData: [
      breadcrumbData(source, [
        { name: t('navigation.home'), path: '/' },
        { name: title, path: '/legal' },
      ]),
    ],
  });
}

export default function Legal() {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  return (
    <div className="column">
      <header className={styles.header}>
        <div>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <Drawing name="houses-sea" className={styles.drawing} />
      </header>
      <div className={styles.layout}>
        <nav aria-label={t('contents')} className={styles.contents}>
          <ul className="wall">
            {sections.map((section) => (
              <li key={section}>
                <a href={`#${section}`} className="stone-link">
                  {t(`${section}.title`)}
                </a>
                <p>{t(`short.${section}`)}</p>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          <Privacy />
          <Terms />
          <Cookies />
          <Accessibility />
          <p className={styles.valid}>
            <time dateTime={isoDate(validFrom)}>
              {t('valid', { date: formatDate(validFrom, language) })}
            </time>
          </p>
        </div>
      </div>
    </div>
  );
}

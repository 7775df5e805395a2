import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { languages } from '~/i18n/language';
import { useLanguage } from '~/i18n/use-language';
import { pageUrl } from '~/page-parameters';
import { switchLanguage } from '~/preferences/language-choice';
import styles from './language-links.module.css';

/** Links to the current page in each language; they work without scripts. */
export function LanguageLinks() {
  const { t } = useTranslation();
  const current = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <ul className={styles.languages} aria-label={t('language.label')}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={pageUrl(pathname, search, language)}
            hrefLang={language}
            lang={language}
            aria-label={`${language.toUpperCase()}, ${t(`language.${language}`)}`}
            aria-current={language === current ? 'true' : undefined}
            className={styles.language}
            onClick={(event: MouseEvent) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              switchLanguage(language);
            }}
          >
            {language.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Suggestion } from '~/api/former-address';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import styles from './error-page.module.css';
import { MissingPage } from './missing-page';

interface GonePageProps {
  suggestions: Suggestion[];
  /** The list that the deleted item was in. */
  back: { to: string; name: string };
}

/** Shown at the address of deleted content (410), with pages that may be of use instead. */
export function GonePage({ suggestions, back }: GonePageProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <MissingPage title={t('gone.title')} text={t('gone.text')} back={back}>
      {suggestions.length === 0 ? null : (
        <nav className={styles.suggestions} aria-labelledby="suggestions">
          <h2 id="suggestions">{t('gone.suggestions')}</h2>
          <ul>
            {suggestions.map((page) => {
              const title = localized(page, 'title', language);
              return (
                <li key={page.path}>
                  <Link to={page.path} lang={title.lang}>
                    {title.text}
                  </Link>
                </li>
              );
            })}
          </ul>
        </nav>
      )}
    </MissingPage>
  );
}

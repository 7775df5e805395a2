import { useTranslation } from 'react-i18next';
import type { Language } from '~/i18n/language';
import styles from './language-note.module.css';

/**
 * Says under a title that the text is in the other language only.
 * @param lang of the text, where it is not the page's
 */
export function LanguageNote({ lang }: { lang?: Language }) {
  const { t } = useTranslation();
  return lang ? <p className={styles.note}>{t(`onlyIn.${lang}`)}</p> : null;
}

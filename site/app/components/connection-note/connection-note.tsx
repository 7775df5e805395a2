import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { formatDayAndTime } from 'shared/date-ranges';
import { CACHED_AT } from '~/delivery/markers';
import { SAME_DOCUMENT } from '~/delivery/same-document';
import { useLanguage } from '~/i18n/use-language';
import styles from './connection-note.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** The date of the document, if it came from the service worker's cache. */
const cachedAt = () => document.documentElement.getAttribute(CACHED_AT) ?? undefined;
const isOnline = () => navigator.onLine;

/** States that there is no connection, and of which date a cached page is. */
export function ConnectionNote() {
  const { t } = useTranslation();
  const language = useLanguage();
  const online = useSyncExternalStore(subscribe, isOnline, () => true);
  // Pages after the first are no longer the cached document.
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const documentDate = useSyncExternalStore(subscribe, cachedAt, () => undefined);
  const cachedDate = key === firstKey ? documentDate : undefined;
  const text =
    cachedDate === undefined
      ? t('connection.none')
      : t('connection.cached', { when: formatDayAndTime(cachedDate, language) });
  return (
    <div role="status" className="screen-only">
      {online && cachedDate === undefined ? null : (
        <p className={styles.note}>
          <span>{text}</span> <a href={SAME_DOCUMENT}>{t('failure.retry')}</a>
        </p>
      )}
    </div>
  );
}

import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { formatDateTime } from 'shared/croatian-time';
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

/** When the document was sent, if it came from the service worker's cache. */
const cachedAt = () => document.documentElement.getAttribute(CACHED_AT) ?? undefined;
const isOnline = () => navigator.onLine;

/** Says that there is no connection, and of a page shown from memory how old it is. */
export function ConnectionNote() {
  const { t } = useTranslation();
  const language = useLanguage();
  const online = useSyncExternalStore(subscribe, isOnline, () => true);
  // What came after the document came from the server.
  const { key } = useLocation();
  const [first] = useState(key);
  const since = useSyncExternalStore(subscribe, cachedAt, () => undefined);
  const kept = key === first ? since : undefined;
  const text =
    kept === undefined
      ? t('connection.none')
      : t('connection.cached', { when: formatDateTime(kept, language) });
  return (
    <div role="status" className="screen-only">
      {online && kept === undefined ? null : (
        <p className={styles.note}>
          {text} <a href={SAME_DOCUMENT}>{t('failure.retry')}</a>
        </p>
      )}
    </div>
  );
}

import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import { plainSpaces } from 'shared/plain-spaces';
import { defaultLanguage } from '~/i18n/language';
import { useLanguage } from '~/i18n/use-language';
import { LineIcon } from '../line-icon/line-icon';
import styles from './share-row.module.css';

interface ShareRowProps {
  /** Title of the shared page. */
  title: string;
  /** Path of the page. */
  path: string;
}

const networks = [
  {
    key: 'share.facebook',
    shareUrl: (url: string, title: string) =>
      `https://www.facebook.com/sharer/sharer.php?u=${url}&quote=${title}`,
    shape:
      'M14 8.5V6.7c0-.8.2-1.3 1.4-1.3H17V2.3C16.7 2.2 15.8 2 14.7 2 12.3 2 10.7 3.5 10.7 6.2v2.3H8V12h2.7v10H14V12h2.6l.4-3.5H14Z',
  },
  {
    key: 'share.twitter',
    shareUrl: (url: string, title: string) =>
      `https://twitter.com/intent/tweet?url=${url}&text=${title}`,
    shape:
      'M13.7 10.6 20.5 3h-1.7l-5.8 6.6L8.3 3H3l7 10-7 8h1.7l6-6.9 4.9 6.9H21l-7.3-10.4ZM5.3 4.3h2.3l11 15.5h-2.3l-11-15.5Z',
  },
  {
    key: 'share.linkedin',
    shareUrl: (url: string, title: string) =>
      `https://www.linkedin.com/shareArticle?mini=true&url=${url}&title=${title}`,
    shape:
      'M4 9h3.7v11.5H4V9Zm1.9-5.8a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.2ZM10 9h3.5v1.6c.6-1 1.8-1.9 3.6-1.9 3.6 0 4.3 2.3 4.3 5.3v6.5h-3.7v-5.8c0-1.4 0-3.1-1.9-3.1-2 0-2.2 1.5-2.2 3v5.9H10V9Z',
  },
] as const;

const noSubscription = () => () => undefined;
const hasShareSheet = () => 'share' in navigator;
const withoutShareSheet = () => false;

/** Links that share the URL and title of a page, and the device's share sheet where it has one. */
export function ShareRow({ title: shownTitle, path }: ShareRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const canShare = useSyncExternalStore(noSubscription, hasShareSheet, withoutShareSheet);
  const root: unknown = useRouteLoaderData('root');
  const origin =
    typeof root === 'object' && root !== null && 'origin' in root ? String(root.origin) : '';
  // The shared URL opens the page in the language of the shared title.
  const query = language === defaultLanguage ? '' : `?lang=${language}`;
  const sharedUrl = `${origin}${path}${query}`;
  const url = encodeURIComponent(sharedUrl);
  const title = plainSpaces(shownTitle);
  const text = encodeURIComponent(title);
  return (
    <section className={styles.row} aria-label={t('share.label')}>
      <span className={styles.label} aria-hidden>
        {t('share.label')}
      </span>
      <ul className={styles.links}>
        {networks.map(({ key, shareUrl, shape }) => (
          <li key={key}>
            <a
              className={styles.link}
              data-plain
              href={shareUrl(url, text)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t(key)}
              data-tooltip={t(key)}
            >
              <svg viewBox="0 0 24 24" aria-hidden>
                <path fill="currentColor" d={shape} />
              </svg>
            </a>
          </li>
        ))}
        <li>
          <a
            className={styles.link}
            data-plain
            href={`mailto:?subject=${text}&body=${text}%0A${url}`}
            aria-label={t('share.email')}
            data-tooltip={t('share.email')}
          >
            <LineIcon name="mail" />
          </a>
        </li>
        {canShare ? (
          <li>
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                // Rejected when the share sheet is closed without sharing.
                navigator.share({ title, url: sharedUrl }).catch(() => undefined);
              }}
              aria-label={t('share.device')}
              data-tooltip={t('share.device')}
            >
              <svg viewBox="0 0 24 24" aria-hidden>
                <path
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  d="M12 15V3m-4 4 4-4 4 4M6 11H5v10h14V11h-1"
                />
              </svg>
            </button>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

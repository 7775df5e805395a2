import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NeedsScripts } from '~/delivery/needs-scripts';
import { acceptCookies, setRemember, usePreferences } from '~/preferences/preferences';
import { Button } from '../button/button';
import styles from './cookie-banner.module.css';
import type { CookieOptionsProps } from './cookie-options';

const CookieOptions = lazy(() =>
  import('./cookie-options').then((module) => ({ default: module.CookieOptions })),
);

/** Moves the focus to the page, because the notice that has it is removed. */
function focusPage(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** The choice of what this browser may store; its code is fetched with the first use. */
export function OptionsDialog({ onClose }: CookieOptionsProps) {
  return (
    <Suspense fallback={null}>
      <CookieOptions onClose={onClose} />
    </Suspense>
  );
}

/**
 * Shown until its flag is stored, as a strip above the header, where it covers nothing. The server
 * always sends it; the inline script hides it before the first paint if it was answered. Without
 * scripts it is not shown, since nothing is stored then.
 */
export function CookieBanner() {
  const { t } = useTranslation();
  const { cookiesAccepted } = usePreferences();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      {cookiesAccepted ? null : (
        <NeedsScripts
          as="section"
          className={`${styles.notice} screen-only`}
          aria-label={t('cookies.label')}
        >
          <div className={styles.inner}>
            <p className={styles.text}>
              <strong>{t('cookies.title')}</strong>{' '}
              <span className={styles.details}>{`${t('cookies.text')} `}</span>
              <Link to="/legal#cookies">{t('cookies.learnMore')}</Link>
            </p>
            <div className={styles.actions}>
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  acceptCookies();
                  setChoosing(true);
                }}
              >
                {t('cookies.customize')}
              </Button>
              <Button
                size="small"
                onClick={() => {
                  setRemember(true);
                  acceptCookies();
                  focusPage();
                }}
              >
                {t('cookies.acceptAll')}
              </Button>
            </div>
          </div>
        </NeedsScripts>
      )}
      {choosing ? (
        <OptionsDialog
          onClose={() => {
            setChoosing(false);
            focusPage();
          }}
        />
      ) : null}
    </>
  );
}

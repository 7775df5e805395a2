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

/** The notice goes away with the focus in it, so the focus moves on to the page. */
function focusPage(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** What this browser may remember, as a choice; fetched when it is first asked for. */
export function OptionsDialog({ onClose }: CookieOptionsProps) {
  return (
    <Suspense fallback={null}>
      <CookieOptions onClose={onClose} />
    </Suspense>
  );
}

/**
 * Shown until its flag is stored. The server always sends it; the inline script hides it before
 * the first paint where it was answered already, and without scripts it is not shown, since then
 * nothing is stored that it could be about.
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
          className={`${styles.banner} screen-only`}
          aria-label={t('cookies.label')}
        >
          <div className={styles.inner}>
            <div className={styles.text}>
              <h2 className={styles.title}>{t('cookies.title')}</h2>
              <p>
                {t('cookies.text')} <Link to="/legal#cookies">{t('cookies.learnMore')}</Link>
              </p>
            </div>
            <div className={styles.actions}>
              <Button
                variant="quiet"
                onClick={() => {
                  acceptCookies();
                  setChoosing(true);
                }}
              >
                {t('cookies.customize')}
              </Button>
              <Button
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

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { acceptCookies, setRemember, usePreferences } from '~/preferences/preferences';
import { Button } from '../button/button';
import { Checkbox } from '../field/field';
import styles from './cookie-banner.module.css';

/** The notice goes away with the focus in it, so the focus moves on to the page. */
function focusPage(): void {
  document.getElementById('content')?.focus({ preventScroll: true });
}

interface OptionsDialogProps {
  onClose: () => void;
}

/** What this browser may remember, as a choice. */
export function OptionsDialog({ onClose }: OptionsDialogProps) {
  const { t } = useTranslation();
  const { remember } = usePreferences();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRemember(new FormData(event.currentTarget).get('preferences') === 'on');
    dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="cookie-options"
      onClose={onClose}
    >
      <form onSubmit={save} className={styles.form}>
        <h2 id="cookie-options" className={styles.title}>
          {t('cookies.optionsTitle')}
        </h2>
        <p>{t('cookies.optionsIntro')}</p>
        <Checkbox
          name="necessary"
          label={t('cookies.necessary')}
          hint={t('cookies.necessaryText')}
          checked
          disabled
          readOnly
        />
        <Checkbox
          name="preferences"
          label={t('cookies.preferences')}
          hint={t('cookies.preferencesText')}
          defaultChecked={remember}
        />
        <p className={styles.actions}>
          <Button type="submit">{t('cookies.save')}</Button>
          <Button variant="quiet" onClick={() => dialog.current?.close()}>
            {t('cookies.close')}
          </Button>
        </p>
      </form>
    </dialog>
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
        <section
          className={`${styles.banner} needs-scripts screen-only`}
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
        </section>
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

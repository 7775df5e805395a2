import { useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { setRemember, usePreferences } from '~/preferences/preferences';
import { Button } from '../button/button';
import { Checkbox } from '../field/field';
import styles from './cookie-banner.module.css';

export interface CookieOptionsProps {
  onClose: () => void;
}

/** The choice of what this browser may store. */
export function CookieOptions({ onClose }: CookieOptionsProps) {
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

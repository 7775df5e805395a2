import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormResult } from '~/api/send-form';
import styles from './field.module.css';

/**
 * Name of the field in every public form and in the API. Browsers and password managers do not
 * recognise it, so they do not fill it in.
 */
export const honeypotName = 'spare';

/** Whether a form was refused because its honeypot was filled. */
export function isHoneypotFilled(answer: FormResult): boolean {
  return !answer.accepted && answer.refusal.errors?.[honeypotName] !== undefined;
}

/**
 * A hidden field that people leave empty and robots fill. Without style sheets it is visible, so
 * its label asks to leave it empty.
 *
 * @param answer the answer to the last submission; a new one clears the field, which visitors
 *   cannot do themselves
 */
export function Honeypot({ answer }: { answer: object | undefined }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (answer !== undefined && field.current !== null) field.current.value = '';
  }, [answer]);
  return (
    <div className={styles.honeypot} aria-hidden>
      <label>
        <span>{t('form.leaveEmpty')}</span>{' '}
        <input ref={field} type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

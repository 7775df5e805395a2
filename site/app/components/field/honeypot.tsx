import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormResult } from '~/api/send-form';
import styles from './field.module.css';

/**
 * Name of the field in every public form and in the API. No word by which browsers or password
 * managers know what to fill in.
 */
export const honeypotName = 'spare';

/** Whether a form was refused because its honeypot was filled. */
export function isHoneypotFilled(answer: FormResult): boolean {
  return !answer.accepted && answer.refusal.errors?.[honeypotName] !== undefined;
}

/**
 * A field that people leave empty because they do not see it, and robots fill. Where there are no
 * style sheets it is seen, so its label says what to do.
 *
 * @param answer what the last sending was answered; a new one empties the field, as whoever filled
 *   it could not do that themselves
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
        {t('form.leaveEmpty')}{' '}
        <input ref={field} type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

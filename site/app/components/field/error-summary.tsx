import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './error-summary.module.css';
import { fieldId } from './field';

interface ErrorSummaryProps {
  /** Messages by field name. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Prefix of the fields' ids, where it is not `field`. */
  idPrefix?: string;
}

/** Focuses a field without changing the URL and the history, unlike the link itself. */
function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (field === null) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

/** Lists the errors of a form as links to their fields; takes the focus when it appears. */
export function ErrorSummary({ errors, idPrefix }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const summary = useRef<HTMLDivElement>(null);
  const lines = Object.entries(errors).flatMap(([name, message]) =>
    message === undefined ? [] : [{ name, message }],
  );
  const count = lines.length;
  useEffect(() => {
    if (count > 0) summary.current?.focus();
  }, [count, errors]);
  if (count === 0) return null;
  return (
    <div
      ref={summary}
      className={styles.summary}
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <h2 id={titleId} className={styles.title}>
        {t('form.errorTitle')}
      </h2>
      <ul className={styles.list}>
        {lines.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${fieldId(name, idPrefix)}`}
              className={styles.link}
              onClick={(event) => focusField(event, fieldId(name, idPrefix))}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './error-summary.module.css';
import { fieldId } from './field';

interface ErrorSummaryProps {
  /** Message by the name of the field it belongs to. */
  errors: Readonly<Record<string, string | undefined>>;
  /** When the fields' ids do not begin with `field-`. */
  idPrefix?: string;
}

/** Leaves the address and the history as they are, which browsers without scripts cannot. */
function leadToField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (field === null) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}

/** Lists what is wrong, each line leading to its field, and takes the focus when it appears. */
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
              onClick={(event) => leadToField(event, fieldId(name, idPrefix))}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

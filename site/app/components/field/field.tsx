import { useId, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './field.module.css';

interface FieldProps {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: string;
  /** Whether the label is followed by a note that the field is optional. */
  optional?: boolean;
}

/** The id of a field, to which the error summary links. */
export function fieldId(name: string, prefix = 'field'): string {
  return `${prefix}-${name}`;
}

function useDescription(hint: ReactNode, error: string | undefined) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [hintId, errorId].filter(Boolean).join(' ');
  return { hintId, errorId, describedBy: describedBy === '' ? undefined : describedBy };
}

interface FrameProps extends Omit<FieldProps, 'name'> {
  id: string;
  hintId?: string;
  errorId?: string;
  children: ReactNode;
}

function Frame({ id, label, hint, hintId, error, errorId, optional, children }: FrameProps) {
  const { t } = useTranslation();
  return (
    <div className={`${styles.field} ${error === undefined ? '' : styles.invalid}`}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>{' '}
        {optional === true ? <span className={styles.optional}>{t('form.optional')}</span> : null}
      </label>
      {hint === undefined ? null : (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <p id={errorId} className={styles.error}>
          <span className="visually-hidden">{t('form.errorPrefix')} </span>
          <span>{error}</span>
        </p>
      )}
      {children}
    </div>
  );
}

export function TextField({
  label,
  name,
  hint,
  error,
  optional,
  id = fieldId(name),
  type = 'text',
  ...rest
}: FieldProps & ComponentProps<'input'>) {
  const { hintId, errorId, describedBy } = useDescription(hint, error);
  return (
    <Frame
      id={id}
      label={label}
      hint={hint}
      hintId={hintId}
      error={error}
      errorId={errorId}
      optional={optional}
    >
      <input
        className={styles.input}
        id={id}
        name={name}
        type={type}
        aria-describedby={describedBy}
        aria-invalid={error === undefined ? undefined : true}
        {...rest}
      />
    </Frame>
  );
}

export function TextArea({
  label,
  name,
  hint,
  error,
  optional,
  id = fieldId(name),
  rows = 6,
  ...rest
}: FieldProps & ComponentProps<'textarea'>) {
  const { hintId, errorId, describedBy } = useDescription(hint, error);
  return (
    <Frame
      id={id}
      label={label}
      hint={hint}
      hintId={hintId}
      error={error}
      errorId={errorId}
      optional={optional}
    >
      <textarea
        className={styles.input}
        id={id}
        name={name}
        rows={rows}
        aria-describedby={describedBy}
        aria-invalid={error === undefined ? undefined : true}
        {...rest}
      />
    </Frame>
  );
}

export function Checkbox({
  label,
  name,
  hint,
  error,
  id = fieldId(name),
  ...rest
}: Omit<FieldProps, 'optional'> & Omit<ComponentProps<'input'>, 'type'>) {
  const { t } = useTranslation();
  const { hintId, errorId, describedBy } = useDescription(hint, error);
  return (
    <div className={`${styles.field} ${error === undefined ? '' : styles.invalid}`}>
      {error === undefined ? null : (
        <p id={errorId} className={styles.error}>
          <span className="visually-hidden">{t('form.errorPrefix')} </span>
          <span>{error}</span>
        </p>
      )}
      <div className={styles.check}>
        <input
          className={styles.box}
          id={id}
          name={name}
          type="checkbox"
          aria-describedby={describedBy}
          aria-invalid={error === undefined ? undefined : true}
          {...rest}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {hint === undefined ? null : (
        <p id={hintId} className={`${styles.hint} ${styles.checkHint}`}>
          {hint}
        </p>
      )}
    </div>
  );
}

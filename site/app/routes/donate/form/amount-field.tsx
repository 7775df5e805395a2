import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatEuros } from 'shared/money';
import { fieldId, TextField } from '~/components/field/field';
import { useLanguage } from '~/i18n/use-language';
import { useOrganization } from '~/organization';
import { custom, presets } from './amount';
import styles from './amount-field.module.css';

interface AmountFieldProps {
  /** The chosen value, if the form is shown again with errors. */
  chosen?: string;
  typed?: string;
  choiceError?: string;
  typedError?: string;
}

/** Radio buttons of preset amounts; the last one opens a field for another amount. */
export function AmountField({ chosen, typed, choiceError, typedError }: AmountFieldProps) {
  const { t } = useTranslation('donate');
  const { t: common } = useTranslation();
  const language = useLanguage();
  const { effects } = useOrganization();
  const effectOf = effects?.[language];
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <fieldset
      className={`${styles.amount} ${choiceError === undefined ? '' : styles.wrong}`}
      aria-describedby={choiceError === undefined ? hintId : `${hintId} ${errorId}`}
    >
      <legend className={styles.legend}>{t('form.amount')}</legend>
      <p id={hintId} className={styles.hint}>
        {t('form.amountHint')}
      </p>
      {choiceError === undefined ? null : (
        <p id={errorId} className={styles.error}>
          <span className="visually-hidden">{common('form.errorPrefix')} </span>
          <span>{choiceError}</span>
        </p>
      )}
      <div className={`wall ${styles.choices} ${effectOf ? styles.explained : ''}`}>
        {presets.map((euros, position) => (
          <label key={euros} className={styles.preset}>
            <input
              className={styles.radio}
              type="radio"
              name="amount"
              // The error summary links to the first one.
              id={position === 0 ? fieldId('amount') : undefined}
              value={euros}
              defaultChecked={chosen === String(euros)}
            />
            <span className={styles.number}>{formatEuros(euros, language)}</span>
            {effectOf?.[euros] ? <span className={styles.effect}>{effectOf[euros]}</span> : null}
          </label>
        ))}
        <div className={styles.other}>
          <label className={styles.otherChoice}>
            <input
              className={styles.radio}
              type="radio"
              name="amount"
              value={custom}
              defaultChecked={chosen === custom || typedError !== undefined}
            />
            <span>{t('form.custom')}</span>
          </label>
          <div className={styles.field}>
            <TextField
              label={t('form.customAmount')}
              name="customAmount"
              hint={t('form.customHint')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={400}
              defaultValue={typed}
              error={typedError}
            />
          </div>
        </div>
      </div>
    </fieldset>
  );
}

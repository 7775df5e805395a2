import { useTranslation } from 'react-i18next';
import { CopyButton } from './copy-button';
import styles from './payment-lines.module.css';

export interface PaymentLine {
  name: string;
  text: string;
  /** The text to copy, if it differs; a function if it depends on the day. */
  copy?: string | (() => string);
  hint?: string;
  /** Whether the text is shown larger. */
  large?: boolean;
  lang?: string;
}

/** The details of a payment, each with a button that copies it. */
export function PaymentLines({ lines }: { lines: readonly PaymentLine[] }) {
  return (
    <dl className={`stone ${styles.lines}`}>
      {lines.map(({ name, text, copy = text, hint, large, lang }) => (
        <div key={name} className={styles.line}>
          <dt>{name}</dt>
          <dd className={large === true ? styles.large : styles.text} lang={lang}>
            {text}
          </dd>
          <dd className={styles.copy}>
            <CopyButton name={name} text={copy} />
          </dd>
          {hint === undefined ? null : <dd className={styles.hint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** The purpose of a donation, which is in Croatian on every payment. */
export function usePurposeLine(): PaymentLine {
  const { t } = useTranslation('donate');
  return { name: t('bank.purpose'), text: t('bank.purposeText'), lang: 'hr' };
}

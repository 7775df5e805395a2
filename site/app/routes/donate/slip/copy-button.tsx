import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/components/button/button';
import { NeedsScripts } from '~/delivery/needs-scripts';
import styles from './copy-button.module.css';

/** How long the button confirms that the text was copied, in milliseconds. */
const confirmationTime = 4000;

interface CopyButtonProps {
  /** The name of what is copied, such as `IBAN`. */
  name: string;
  text: string | (() => string);
}

/** Copies a text to the clipboard and confirms it; shown only where scripts run. */
export function CopyButton({ name, text }: CopyButtonProps) {
  const { t } = useTranslation('donate');
  const [result, setResult] = useState<{ copied: boolean; message: string }>();
  useEffect(() => {
    if (result?.copied !== true) return undefined;
    const timer = setTimeout(() => setResult(undefined), confirmationTime);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async () => {
    const value = typeof text === 'string' ? text : text();
    try {
      await navigator.clipboard.writeText(value);
      setResult({ copied: true, message: t('bank.copiedText', { text: value }) });
    } catch {
      setResult({ copied: false, message: t('bank.copyFailed') });
    }
  };
  const action = result?.copied === true ? t('bank.copied') : t('bank.copy');
  return (
    <NeedsScripts as="div" className={styles.copy}>
      {/* A hidden element after the action would put a space before the colon. */}
      <Button
        variant="quiet"
        size="small"
        aria-label={`${action}: ${name}`}
        onClick={() => void copy()}
      >
        {action}
      </Button>
      <span role="status" className={result?.copied === false ? styles.failed : 'visually-hidden'}>
        {result?.message}
      </span>
    </NeedsScripts>
  );
}

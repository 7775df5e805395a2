import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '~/components/button/button';
import { NeedsScripts } from '~/delivery/needs-scripts';
import styles from './copy-button.module.css';

/** How long the button says that it has copied, in milliseconds. */
const saying = 4000;

interface CopyButtonProps {
  /** What is copied, in words: `IBAN`. */
  name: string;
  text: string | (() => string);
}

/** Puts a text on the clipboard and says so. Only for browsers with scripts. */
export function CopyButton({ name, text }: CopyButtonProps) {
  const { t } = useTranslation('donate');
  const [said, setSaid] = useState<{ copied: boolean; words: string }>();
  useEffect(() => {
    if (said?.copied !== true) return undefined;
    const timer = setTimeout(() => setSaid(undefined), saying);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    const copied = typeof text === 'string' ? text : text();
    try {
      await navigator.clipboard.writeText(copied);
      setSaid({ copied: true, words: t('bank.copiedText', { text: copied }) });
    } catch {
      setSaid({ copied: false, words: t('bank.copyFailed') });
    }
  };
  return (
    <NeedsScripts as="div" className={styles.copy}>
      <Button variant="quiet" size="small" onClick={() => void copy()}>
        {said?.copied === true ? t('bank.copied') : t('bank.copy')}
        <span className="visually-hidden"> {name}</span>
      </Button>
      <span role="status" className={said?.copied === false ? styles.failed : 'visually-hidden'}>
        {said?.words}
      </span>
    </NeedsScripts>
  );
}

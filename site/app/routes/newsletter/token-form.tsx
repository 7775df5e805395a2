import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage } from '~/i18n/use-language';
import styles from './subscription-link.module.css';

interface TokenFormProps {
  /** The page that handles the form. */
  action: string;
  children: ReactNode;
}

/**
 * A form that sends the token from the page's URL in its body. The browser submits it without
 * scripts, which pages opened once from an e-mail do not need.
 */
export function TokenForm({ action, children }: TokenFormProps) {
  const language = useLanguage();
  const [query] = useSearchParams();
  return (
    <form method="post" action={`${action}?lang=${language}`} className={styles.part}>
      <input
        type="hidden"
        name="token"
        value={(query.get('token') ?? '').replace(/\p{Cc}/gu, '')}
      />
      {children}
    </form>
  );
}

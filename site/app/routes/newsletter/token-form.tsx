import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage } from '~/i18n/use-language';
import styles from './own-subscription.module.css';

interface TokenFormProps {
  /** The page that answers. */
  action: string;
  children: ReactNode;
}

/**
 * A form that sends the token of the page's address on in its body. A plain one, which the browser
 * sends by itself: pages that are opened from mails, once, need no scripts.
 */
export function TokenForm({ action, children }: TokenFormProps) {
  const language = useLanguage();
  const [query] = useSearchParams();
  return (
    <form method="post" action={`${action}?lang=${language}`} className={styles.part}>
      <input type="hidden" name="token" value={query.get('token') ?? ''} />
      {children}
    </form>
  );
}

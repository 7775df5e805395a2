import { useEffect, type ReactNode } from 'react';
import { useAsyncError } from 'react-router';
import { isMissing } from '~/api/former-path';
import { Drawing } from '~/illustrations/drawing';
import { LinkButton } from '../button/button';
import { PageHeader } from '../page-header/page-header';
import styles from './error-page.module.css';

interface MissingPageProps {
  title: string;
  text: string;
  /** The list that the missing item would be in. */
  back: { to: string; name: string };
  /** Whether this component sets the document title, instead of the route's meta. */
  named?: boolean;
  children?: ReactNode;
}

/**
 * Shown instead of an item, such as a post or a project, that does not exist. Where the browser
 * loaded the item, it loads the document: only the server knows where a former address leads.
 */
export function MissingPage({ title, text, back, named = false, children }: MissingPageProps) {
  const missing = isMissing(useAsyncError());
  useEffect(() => {
    if (missing) window.location.reload();
  }, [missing]);
  return (
    <div className={styles.page}>
      {named ? <title>{title}</title> : null}
      <div>
        <PageHeader title={title} lead={text} />
        <p className={styles.actions}>
          <LinkButton to={back.to}>{back.name}</LinkButton>
        </p>
        {children}
      </div>
      <Drawing name="fallen-stone" className={styles.drawing} />
    </div>
  );
}

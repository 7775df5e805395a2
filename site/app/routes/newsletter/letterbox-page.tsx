import type { ReactNode } from 'react';
import { PageHeader } from '~/components/page-header/page-header';
import { Drawing } from '~/illustrations/drawing';
import styles from './letterbox-page.module.css';

interface LetterboxPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The pages about the newsletter: words on one side, the letterbox on the wall on the other. */
export function LetterboxPage({ title, lead, children }: LetterboxPageProps) {
  return (
    <div className={`${styles.page} column`}>
      <div className={styles.words}>
        <PageHeader title={title} lead={lead} />
        {children}
      </div>
      <Drawing name="letterbox" className={styles.drawing} />
    </div>
  );
}

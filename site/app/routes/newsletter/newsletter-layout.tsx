import type { ReactNode } from 'react';
import { PageHeader } from '~/components/page-header/page-header';
import { Drawing } from '~/illustrations/drawing';
import styles from './newsletter-layout.module.css';

interface NewsletterLayoutProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** The layout of all pages about the newsletter: text beside a drawing of a letterbox. */
export function NewsletterLayout({ title, lead, children }: NewsletterLayoutProps) {
  return (
    <div className={`${styles.page} column`}>
      <div className={styles.text}>
        <PageHeader title={title} lead={lead} />
        {children}
      </div>
      <Drawing name="letterbox" className={styles.drawing} />
    </div>
  );
}

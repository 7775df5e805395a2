import type { ReactNode } from 'react';
import styles from './page-header.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** Of the title. */
  className?: string;
  /** Language of the title where it is not the page's. */
  lang?: string;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Above the title: a back link, a badge, a date. */
  before?: ReactNode;
  /** Under the lead: buttons, a search form. */
  children?: ReactNode;
}

export function PageHeader({ title, className, lang, lead, before, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {before === undefined ? null : <div className={styles.before}>{before}</div>}
      <h1 className={[styles.title, className].join(' ')} lang={lang}>
        {title}
      </h1>
      {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  );
}

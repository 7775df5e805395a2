import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title?: ReactNode;
  /** The id of the section's heading, where it is among the children. */
  labelledBy?: string;
  /** Anchor of the section. */
  id?: string;
  lead?: ReactNode;
  tone?: 'ground' | 'warm' | 'band';
  /** A link or button beside the title. */
  action?: ReactNode;
  width?: 'page' | 'text';
  className?: string;
  children?: ReactNode;
}

/** A full-width part of a page, with its content in the page's column. */
export function Section({
  title,
  labelledBy,
  id,
  lead,
  tone = 'ground',
  action,
  width = 'page',
  className,
  children,
}: SectionProps) {
  const headingId = useId();
  const hasTitle = title !== undefined;
  return (
    <section
      id={id}
      className={[styles.section, styles[tone], className].filter(Boolean).join(' ')}
      aria-labelledby={hasTitle ? headingId : labelledBy}
    >
      <div className={`${styles.inner} ${width === 'text' ? styles.narrow : ''}`}>
        {hasTitle || action !== undefined ? (
          <div className={styles.head}>
            <div>
              {hasTitle ? <h2 id={headingId}>{title}</h2> : null}
              {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
            </div>
            {action === undefined ? null : <div className={styles.action}>{action}</div>}
          </div>
        ) : null}
        {children}
      </div>
    </section>
  );
}

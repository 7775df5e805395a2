import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  lang?: string;
  children: ReactNode;
}

/** Followed by a space, which separates words where there is no style sheet. */
export function Badge({ lang, children }: BadgeProps) {
  return (
    <>
      <span className={styles.badge} lang={lang}>
        {children}
      </span>{' '}
    </>
  );
}

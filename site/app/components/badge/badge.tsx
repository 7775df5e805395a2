import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Tone = 'sea' | 'olive' | 'fig' | 'terracotta' | 'stone';

interface BadgeProps {
  tone?: Tone;
  lang?: string;
  children: ReactNode;
}

/** Followed by a space, which separates words where there is no style sheet. */
export function Badge({ tone = 'sea', lang, children }: BadgeProps) {
  return (
    <>
      <span className={`${styles.badge} ${styles[tone]}`} lang={lang}>
        {children}
      </span>{' '}
    </>
  );
}

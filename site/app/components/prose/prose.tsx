import type { ReactNode } from 'react';
import styles from './prose.module.css';

interface ProseProps {
  lang?: string;
  /** Plain text: one paragraph per line, blank lines skipped. */
  text?: string;
  children?: ReactNode;
  className?: string;
}

export function paragraphs(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Running text at a readable measure. */
export function Prose({ lang, text, children, className }: ProseProps) {
  return (
    <div className={[styles.prose, className].filter(Boolean).join(' ')} lang={lang}>
      {text === undefined
        ? null
        : paragraphs(text).map((paragraph, position) => <p key={position}>{paragraph}</p>)}
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { Blocks, type Block } from './blocks';
import styles from './prose.module.css';

interface ProseProps {
  lang?: string;
  /** Plain text: one paragraph per line, blank lines skipped. */
  text?: string;
  /** The same text where it is formatted. */
  blocks?: Block[];
  /** The level of the heading above the text. */
  under?: number;
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
export function Prose({ lang, text, blocks, under, children, className }: ProseProps) {
  return (
    <div className={[styles.prose, className].filter(Boolean).join(' ')} lang={lang}>
      {text === undefined || blocks !== undefined
        ? null
        : paragraphs(text).map((paragraph, position) => <p key={position}>{paragraph}</p>)}
      {blocks === undefined ? null : <Blocks blocks={blocks} under={under} />}
      {children}
    </div>
  );
}

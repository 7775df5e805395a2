import type { ReactNode } from 'react';
import { markedText } from '~/i18n/marked-text';
import { contactParts } from './contact-parts';
import styles from './legal.module.css';

interface PartProps {
  title: string;
  paragraphs?: readonly string[];
  children?: ReactNode;
}

/** A part of a section: its title, and its text below or beside it. */
export function Part({ title, paragraphs = [], children }: PartProps) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      <div className={styles.text}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{markedText(paragraph, contactParts)}</p>
        ))}
        {children}
      </div>
    </div>
  );
}

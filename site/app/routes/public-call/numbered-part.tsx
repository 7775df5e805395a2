import type { ReactNode } from 'react';
import styles from './numbered-part.module.css';

interface NumberedPartProps {
  number: number;
  title: string;
  children: ReactNode;
}

/** A part of the call; its texts refer to parts by number. */
export function NumberedPart({ number, title, children }: NumberedPartProps) {
  return (
    <section className={styles.part} aria-labelledby={`part-${number}`}>
      <h2 id={`part-${number}`}>
        <span className={styles.number}>{`${number}.`}</span> <span>{title}</span>
      </h2>
      {children}
    </section>
  );
}

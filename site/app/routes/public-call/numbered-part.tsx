import type { ReactNode } from 'react';
import styles from './numbered-part.module.css';

interface NumberedPartProps {
  number: number;
  title: string;
  children: ReactNode;
}

/** A numbered item of the call, which others of its items refer to by the number. */
export function NumberedPart({ number, title, children }: NumberedPartProps) {
  return (
    <section className={styles.part} aria-labelledby={`part-${number}`}>
      <h2 id={`part-${number}`}>
        <span className={styles.number}>{`${number}.`}</span> {title}
      </h2>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';
import styles from './public-call.module.css';

interface PartProps {
  number: number;
  title: string;
  children: ReactNode;
}

/** A numbered item of the call, which others of its items refer to by the number. */
export function Part({ number, title, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={`part-${number}`}>
      <h2 id={`part-${number}`}>
        <span className={styles.number}>{`${number}.`}</span> {title}
      </h2>
      {children}
    </section>
  );
}

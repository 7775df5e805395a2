import type { ReactNode } from 'react';
import type { LocalizedText } from '~/i18n/localized';
import styles from './numbered-part.module.css';

interface NumberedPartProps {
  number: number;
  title: LocalizedText;
  children: ReactNode;
}

/** A part of the call; its texts refer to parts by number. */
export function NumberedPart({ number, title, children }: NumberedPartProps) {
  return (
    <section className={styles.part} aria-labelledby={`part-${number}`}>
      <h2 id={`part-${number}`}>
        <span className={styles.number}>{`${number}.`}</span>{' '}
        <span lang={title.lang}>{title.text}</span>
      </h2>
      {children}
    </section>
  );
}

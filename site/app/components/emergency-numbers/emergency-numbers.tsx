import type { ReactNode } from 'react';
import { localized } from '~/i18n/localized';
import { useLanguage } from '~/i18n/use-language';
import { telephoneUrl, useOrganization, type EmergencyNumber } from '~/organization';
import styles from './emergency-numbers.module.css';

interface EmergencyNumbersProps {
  title: string;
  /** By default all of the settings. */
  numbers?: EmergencyNumber[];
  headingLevel?: 2 | 4;
  className?: string | undefined;
  children?: ReactNode;
}

/** The numbers of the settings for those who need help at once; each whole stone calls one. */
export function EmergencyNumbers({
  title,
  numbers,
  headingLevel = 2,
  className,
  children,
}: EmergencyNumbersProps) {
  const { emergencyNumbers } = useOrganization();
  const language = useLanguage();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      className={['stone', styles.emergency, className].filter(Boolean).join(' ')}
      aria-labelledby="emergency"
    >
      <Heading id="emergency" className={styles.title}>
        {title}
      </Heading>
      <ul className={`wall ${styles.numbers}`}>
        {(numbers ?? emergencyNumbers).map((row) => {
          const name = localized(row, 'name', language);
          const note = localized(row, 'note', language);
          return (
            <li key={row.number}>
              <a href={telephoneUrl(row.number)}>
                <strong>{row.number}</strong> <span lang={name.lang}>{name.text}</span>{' '}
                {note.text === '' ? null : <small lang={note.lang}>{note.text}</small>}
              </a>
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}

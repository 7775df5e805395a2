import type { ReactNode } from 'react';
import type { Language } from '~/i18n/language';
import { useLanguage } from '~/i18n/use-language';
import { Drawing } from '~/illustrations/drawing';
import styles from './eu-funding.module.css';

/** Prescribed wording (Regulation (EU) 2021/1060, annex IX), no text of ours to edit. */
const statement: Record<Language, string> = {
  hr: 'Sufinancira Europska unija',
  en: 'Co-funded by the European Union',
};

interface EuFundingProps {
  /** Small in cards; large where a logo of the project is beside it. */
  size?: 'small' | 'normal' | 'large';
  /** A line under the statement, such as the name of the fund. */
  children?: ReactNode;
}

/** The emblem of the European Union with the statement that it co-funds what is shown. */
export function EuFunding({ size = 'normal', children }: EuFundingProps) {
  const line = statement[useLanguage()];
  return (
    <div className={`${styles.funding} ${styles[size]}`} data-eu-funding>
      <Drawing name="eu-flag" className={styles.emblem} />
      <p className={styles.text}>
        <span className={styles.statement}>{line}</span>
        {children === undefined ? null : (
          <>
            {' '}
            <span className={styles.fund}>{children}</span>
          </>
        )}
      </p>
    </div>
  );
}

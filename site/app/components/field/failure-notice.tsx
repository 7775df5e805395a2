import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './error-summary.module.css';

interface FailureNoticeProps {
  title: string;
  /** What the notice is about; it takes the focus with each new one. */
  of: object;
  children: ReactNode;
}

/** Says above a form that it was not taken, why, and what to do; takes the focus. */
export function FailureNotice({ title, of, children }: FailureNoticeProps) {
  const titleId = useId();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [of]);
  return (
    <div
      ref={notice}
      className={styles.summary}
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </div>
  );
}

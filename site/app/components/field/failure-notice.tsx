import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './error-summary.module.css';

interface FailureNoticeProps {
  title: string;
  /** The failed attempt; the notice takes the focus with each new one. */
  failure: object;
  children: ReactNode;
}

/** States above a form that it was not accepted, why, and what to do. */
export function FailureNotice({ title, failure, children }: FailureNoticeProps) {
  const titleId = useId();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [failure]);
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

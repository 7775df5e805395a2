import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LineIcon } from '../line-icon/line-icon';
import styles from './back-link.module.css';

interface BackLinkProps {
  to: string;
  children: ReactNode;
}

export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link to={to} className={styles.link}>
      <LineIcon name="arrow-left" />
      {children}
    </Link>
  );
}

import { Link } from 'react-router';
import styles from './tabs.module.css';

export interface Tab {
  to: string;
  name: string;
  current: boolean;
  /** Number of items in the tab, where it is shown. */
  count?: number;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
}

/** Tabs as links: each has its own URL, and they work without scripts. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.tabs}>
        {tabs.map(({ to, name, current, count }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.tab}
              aria-current={current ? 'page' : undefined}
              preventScrollReset
            >
              <span>{name}</span>
              {count === undefined ? null : <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

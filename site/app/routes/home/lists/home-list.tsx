import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useCached, type VisitCache } from '~/api/visit-cache';
import { LinkButton } from '~/components/button/button';
import { Loaded } from '~/components/loaded/loaded';
import { pageUrl } from '~/page-parameters';
import styles from './home-list.module.css';

/** Rows of a section; null where they could not be loaded, which leaves the other sections alone. */
type Rows<T> = T[] | null;

/** A section's list, as the page hands it to the section. */
export interface HomeRows<T> {
  rows: Rows<T> | Promise<Rows<T>>;
  /** Asks for the list again. */
  retry: () => void;
}

/** Null in place of a list that fails to load. */
export function orNull<T>(rows: T[] | Promise<T[]>): Rows<T> | Promise<Rows<T>> {
  return rows instanceof Promise ? rows.catch(() => null) : rows;
}

/** The list of a section as the page's loader brought it, or as it came when it was asked for again. */
export function useHomeRows<T>(
  cache: VisitCache<T[]>,
  loaded: Rows<T> | Promise<Rows<T>>,
  load: () => Promise<T[]>,
): HomeRows<T> {
  const [again, setAgain] = useState<{ after: typeof loaded; rows: typeof loaded }>();
  const rows = again !== undefined && again.after === loaded ? again.rows : loaded;
  useCached(cache, 'home', rows);
  return {
    rows,
    retry: () => setAgain({ after: loaded, rows: orNull(cache.getOrLoad('home', load)) }),
  };
}

interface HomeListProps<T> {
  list: HomeRows<T>;
  skeleton: ReactNode;
  /** Says in the section's own words that its list is not there. */
  failed: string;
  children: (rows: T[]) => ReactNode;
}

/** Shows a section's list, or that it is not there and a way to ask for it again. */
export function HomeList<T>({
  list: { rows, retry },
  skeleton,
  failed,
  children,
}: HomeListProps<T>) {
  const place = useRef<HTMLDivElement>(null);
  const askAgain = (event: MouseEvent) => {
    event.preventDefault();
    // What was pressed goes; the focus stays in the section.
    place.current?.focus();
    retry();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Loaded data={rows} skeleton={skeleton}>
        {(loaded) =>
          loaded === null ? <Failed text={failed} onRetry={askAgain} /> : children(loaded)
        }
      </Loaded>
    </div>
  );
}

/** Without scripts asking again loads the page. */
function Failed({ text, onRetry }: { text: string; onRetry: (event: MouseEvent) => void }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <div role="status" className={styles.failed}>
      <p>{text}</p>
      <LinkButton
        to={pageUrl(pathname, search)}
        reloadDocument
        variant="quiet"
        size="small"
        onClick={onRetry}
      >
        {t('failure.retry')}
        <span className="visually-hidden">: {text}</span>
      </LinkButton>
    </div>
  );
}

import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useCached, type VisitCache } from '~/api/visit-cache';
import { LinkButton } from '~/components/button/button';
import { Loaded } from '~/components/loaded/loaded';
import { pageUrl } from '~/page-parameters';
import styles from './home-list.module.css';

/** Rows of a section; null if they failed to load, so that the other sections are still shown. */
type Rows<T> = T[] | null;

/** The rows of a section, and how to load them again. */
export interface HomeRows<T> {
  rows: Rows<T> | Promise<Rows<T>>;
  retry: () => void;
}

/** Replaces a list that fails to load by null. */
export function orNull<T>(rows: T[] | Promise<T[]>): Rows<T> | Promise<Rows<T>> {
  return rows instanceof Promise ? rows.catch(() => null) : rows;
}

/** The rows of a section from the page's loader, or from a later retry. */
export function useHomeRows<T>(
  cache: VisitCache<T[]>,
  loaded: Rows<T> | Promise<Rows<T>>,
  load: () => Promise<T[]>,
): HomeRows<T> {
  const [retried, setRetried] = useState<{ after: typeof loaded; rows: typeof loaded }>();
  const rows = retried !== undefined && retried.after === loaded ? retried.rows : loaded;
  useCached(cache, 'home', rows);
  return {
    rows,
    retry: () => setRetried({ after: loaded, rows: orNull(cache.getOrLoad('home', load)) }),
  };
}

interface HomeListProps<T> {
  list: HomeRows<T>;
  skeleton: ReactNode;
  /** The message in place of a list that failed to load. */
  failed: string;
  children: (rows: T[]) => ReactNode;
}

/** Shows the list of a section; if it failed to load, a message and a link that retries. */
export function HomeList<T>({
  list: { rows, retry },
  skeleton,
  failed,
  children,
}: HomeListProps<T>) {
  const container = useRef<HTMLDivElement>(null);
  const onRetry = (event: MouseEvent) => {
    event.preventDefault();
    // The link disappears; without this, the focus would be lost.
    container.current?.focus();
    retry();
  };
  return (
    <div ref={container} tabIndex={-1} className={styles.container}>
      <Loaded data={rows} skeleton={skeleton}>
        {(loaded) =>
          loaded === null ? <Failed text={failed} onRetry={onRetry} /> : children(loaded)
        }
      </Loaded>
    </div>
  );
}

/** Without scripts, the link reloads the page. */
function Failed({ text, onRetry }: { text: string; onRetry: (event: MouseEvent) => void }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <div role="status" className={`stone ${styles.failed}`}>
      <p>{text}</p>
      <LinkButton
        to={pageUrl(pathname, search)}
        reloadDocument
        variant="quiet"
        size="small"
        aria-label={`${t('failure.retry')}: ${text}`}
        onClick={onRetry}
      >
        {t('failure.retry')}
      </LinkButton>
    </div>
  );
}

import { createContext, use, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { ListBase, useListContext, type FilterPayload, type ListBaseProps } from 'react-admin';
import { useLocation } from 'react-router-dom';

type Narrow = (change: FilterPayload) => void;

const NarrowContext = createContext<Narrow | undefined>(undefined);

/**
 * Changes some filters of the surrounding list and leaves the others as they were last set, even
 * where that is not rendered yet. A filter of `undefined` or an empty text is removed. Throws
 * Changes some filters of the surrounding list and leaves the others as they were last set, even where
 */
export function useNarrow(): Narrow {
  const narrow = use(NarrowContext);
  if (!narrow) {
    throw new Error('useNarrow must be used within a FilteredList');
  }
  return narrow;
}

/**
 * Clears all filters of the surrounding list; undefined while there are none.
 * @param besides filters that are never cleared
 */
export function useClearFilters(besides: readonly string[] = []): (() => void) | undefined {
  const { filterValues } = useListContext();
  const narrow = useNarrow();
  const filters = Object.keys(filterValues).filter((name) => !besides.includes(name));
  return filters.length > 0
    ? () => narrow(Object.fromEntries(filters.map((name) => [name, undefined])))
    : undefined;
}

function given(filter: FilterPayload): FilterPayload {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== ''),
  );
}

const sameQuery = (one: string, other: string) =>
  new URLSearchParams(one).toString() === new URLSearchParams(other).toString();

function Narrowing({ children }: { children: ReactNode }) {
  const { filterValues, setFilters } = useListContext();
  const { search } = useLocation();
  const drawn = useRef({ wanted: filterValues, setFilters, search });
  const waiting = useRef<FilterPayload>(undefined);

  const apply = useCallback(() => {
    const { wanted, setFilters: set, search: shown } = drawn.current;
    // A function of an earlier render would reset a sort order or page chosen since.
    if (!waiting.current || !sameQuery(shown, window.location.search)) return;
    const next = given({ ...wanted, ...waiting.current });
    drawn.current.wanted = next;
    waiting.current = undefined;
    set(next);
  }, []);

  useEffect(() => {
    drawn.current = { wanted: filterValues, setFilters, search };
    apply();
  }, [filterValues, setFilters, search, apply]);

  const narrow = useCallback<Narrow>(
    (change) => {
      waiting.current = { ...waiting.current, ...change };
      apply();
    },
    [apply],
  );

  return <NarrowContext value={narrow}>{children}</NarrowContext>;
}

/** React-admin's list, whose search and filters may change at the same time. */
export function FilteredList({ children, ...list }: ListBaseProps) {
  return (
    <ListBase exporter={false} disableAuthentication={false} {...list}>
      <Narrowing>{children}</Narrowing>
    </ListBase>
  );
}

import { createContext, use, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { ListBase, useListContext, type FilterPayload, type ListBaseProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { SUMMARY } from '../../providers/data-provider';

const summaries = { meta: SUMMARY };

type ChangeFilters = (change: FilterPayload) => void;

const ChangeFiltersContext = createContext<ChangeFilters | undefined>(undefined);

/**
 * Changes some filters of the surrounding list and keeps the others, including changes that are not
 * rendered yet. A filter of `undefined` or an empty text is removed. Throws outside a
 * `FilteredList`.
 */
export function useChangeFilters(): ChangeFilters {
  const changeFilters = use(ChangeFiltersContext);
  if (!changeFilters) {
    throw new Error('useChangeFilters must be used within a FilteredList');
  }
  return changeFilters;
}

/**
 * Clears all filters of the surrounding list; undefined while there are none.
 * @param except filters that are never cleared
 */
export function useClearFilters(except: readonly string[] = []): (() => void) | undefined {
  const { filterValues } = useListContext();
  const changeFilters = useChangeFilters();
  const filters = Object.keys(filterValues).filter((name) => !except.includes(name));
  return filters.length > 0
    ? () => changeFilters(Object.fromEntries(filters.map((name) => [name, undefined])))
    : undefined;
}

const isEmpty = (value: unknown) => value === undefined || value === '';

function withoutEmpty(filter: FilterPayload): FilterPayload {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => !isEmpty(value)));
}

const isApplied = (change: FilterPayload, filters: FilterPayload) =>
  Object.entries(change).every(([name, value]) =>
    isEmpty(value) ? isEmpty(filters[name]) : Object.is(value, filters[name]),
  );

const sameQuery = (one: string, other: string) =>
  new URLSearchParams(one).toString() === new URLSearchParams(other).toString();

function ChangeFiltersProvider({ children }: { children: ReactNode }) {
  const { filterValues, setFilters } = useListContext();
  const { search, key } = useLocation();
  const rendered = useRef({ filters: filterValues, setFilters, search });
  // Pending until they are rendered: another navigation can replace that of a change before.
  const pending = useRef<FilterPayload>(undefined);

  const apply = useCallback(() => {
    const { filters, setFilters: set, search: shown } = rendered.current;
    // The `setFilters` of an earlier render would reset a sort order or page chosen since.
    if (!pending.current || !sameQuery(shown, window.location.search)) return;
    const next = withoutEmpty({ ...filters, ...pending.current });
    rendered.current.filters = next;
    set(next);
  }, []);

  useEffect(() => {
    rendered.current = { filters: filterValues, setFilters, search };
    if (pending.current && isApplied(pending.current, filterValues)) pending.current = undefined;
    apply();
  }, [filterValues, setFilters, search, key, apply]);

  const changeFilters = useCallback<ChangeFilters>(
    (change) => {
      pending.current = { ...pending.current, ...change };
      apply();
    },
    [apply],
  );

  return <ChangeFiltersContext value={changeFilters}>{children}</ChangeFiltersContext>;
}

/** React-admin's list with a search and filters that can change at the same time. */
export function FilteredList({ children, ...list }: ListBaseProps) {
  return (
    <ListBase
      exporter={false}
      disableAuthentication={false}
      // Under a key of their own in the cache: a form must never be filled with an excerpt.
      queryOptions={summaries}
      {...list}
    >
      <ChangeFiltersProvider>{children}</ChangeFiltersProvider>
    </ListBase>
  );
}

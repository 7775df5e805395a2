import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

export interface CountedList {
  /** Name of the count in the catalogue. */
  name: string;
  resource: string;
  filter: Record<string, unknown>;
}

export interface Counts {
  /** Number of rows by name; missing while loading. */
  counts: Record<string, number | undefined>;
  failed: boolean;
  retry: () => void;
}

const oneRow = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'id', order: 'ASC' },
} as const;

/** Counts the rows that match each filter. */
export function useCounts(lists: readonly CountedList[]): Counts {
  const dataProvider = useDataProvider();
  const queries = useQueries({
    queries: lists.map(({ resource, filter }) => ({
      queryKey: [resource, 'getList', { ...oneRow, filter }],
      queryFn: () => dataProvider.getList(resource, { ...oneRow, filter }),
    })),
  });
  return {
    counts: Object.fromEntries(lists.map(({ name }, index) => [name, queries[index]?.data?.total])),
    failed: queries.some(({ isError }) => isError),
    retry: () => queries.forEach(({ isError, refetch }) => isError && void refetch()),
  };
}

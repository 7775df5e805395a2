import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';

export interface Counted {
  /** Name of the figure in the catalogue. */
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
export function useCounts(counted: readonly Counted[]): Counts {
  const dataProvider = useDataProvider();
  const answers = useQueries({
    queries: counted.map(({ resource, filter }) => ({
      queryKey: [resource, 'getList', { ...oneRow, filter }],
      queryFn: () => dataProvider.getList(resource, { ...oneRow, filter }),
    })),
  });
  return {
    counts: Object.fromEntries(
      counted.map(({ name }, index) => [name, answers[index]?.data?.total]),
    ),
    failed: answers.some(({ isError }) => isError),
    retry: () => answers.forEach(({ isError, refetch }) => isError && void refetch()),
  };
}

import { useGetList } from 'react-admin';

/** How many rows of a resource fit the filter; undefined until it is known. */
export function useCount(resource: string, filter: Record<string, unknown>): number | undefined {
  const { total } = useGetList(resource, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  return total;
}

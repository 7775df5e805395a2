import { useGetList } from 'react-admin';
import { SUMMARY } from '../../providers/data-provider';

/** Number of rows of a resource that match the filter; undefined while loading. */
export function useCount(resource: string, filter: Record<string, unknown>): number | undefined {
  const { total } = useGetList(resource, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
    meta: SUMMARY,
  });
  return total;
}

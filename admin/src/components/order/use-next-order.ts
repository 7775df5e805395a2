import { useGetList, useResourceContext, type RaRecord } from 'react-admin';

/** The `order` with which a new record comes last, whatever the list around is narrowed to. */
export function useNextOrder(): number {
  const resource = useResourceContext() ?? '';
  const { data: [last] = [] } = useGetList<RaRecord>(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'order', order: 'DESC' },
  });
  return (Number(last?.order) || 0) + 1;
}

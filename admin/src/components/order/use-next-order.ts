import { useGetList, useResourceContext, type RaRecord } from 'react-admin';
import { matchPath, useLocation } from 'react-router-dom';

/**
 * The `order` with which a new record comes last, whatever the list around is narrowed to; asked
 * for when one is about to be made.
 */
export function useNextOrder(): number {
  const resource = useResourceContext() ?? '';
  const { pathname } = useLocation();
  const { data: [last] = [] } = useGetList<RaRecord>(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'order', order: 'DESC' } },
    { enabled: matchPath(`/${resource}/create`, pathname) !== null },
  );
  return (Number(last?.order) || 0) + 1;
}

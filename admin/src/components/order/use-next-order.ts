import { useGetList, useResourceContext, type RaRecord } from 'react-admin';
import { matchPath, useLocation } from 'react-router-dom';

/**
 * The `order` with which a new record comes last, however the list is filtered; fetched when the
 * form of a new record opens.
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

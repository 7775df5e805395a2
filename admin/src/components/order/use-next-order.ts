import { useGetList, useResourceContext, type RaRecord } from 'react-admin';
import { matchPath, useLocation } from 'react-router-dom';

/**
 * The `order` that puts a new record last, independent of the list's filters; fetched when the form
 * of a new record opens.
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

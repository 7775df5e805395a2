import { useGetList, useResourceContext, type RaRecord } from 'react-admin';
import { matchPath, useLocation } from 'react-router-dom';

/**
 * The `order` that puts a new record last, independent of the list's filters; fetched when the form
 * of a new record opens.
 * @param ordered false where there is no such order
 */
export function useNextOrder(ordered: boolean): number {
  const resource = useResourceContext() ?? '';
  const { pathname } = useLocation();
  const { data: [last] = [] } = useGetList<RaRecord>(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'order', order: 'DESC' } },
    { enabled: ordered && matchPath(`/${resource}/create`, pathname) !== null },
  );
  return (Number(last?.order) || 0) + 1;
}

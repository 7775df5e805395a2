import { useListContext, type RaRecord } from 'react-admin';

/** The `order` with which a new record comes last in the list around. */
export function useNextOrder(): number {
  const { data = [] } = useListContext<RaRecord>();
  return data.reduce((last, { order }) => Math.max(last, Number(order) || 0), 0) + 1;
}

import { useRecordContext, type RaRecord } from 'react-admin';

/** The record of the surrounding row. Throws a developer error outside of one. */
export function useRow<Row extends RaRecord | Omit<RaRecord, 'id'>>(): Row {
  const row = useRecordContext<Row>();
  if (!row) throw new Error('useRow must be used within a row');
  return row;
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import {
  useCloseNotification,
  useDataProvider,
  useNotify,
  useRefresh,
  useTranslate,
  type DataProvider,
} from 'react-admin';
import { apiUrl, httpClient } from '../../providers/http-client';

const itemsPerRequest = 500;

/** The items of the trash that rows of a resource have become. */
async function itemsOf(provider: DataProvider, resource: string, ids: readonly number[]) {
  const wanted = new Set<unknown>(ids);
  const items: unknown[] = [];
  for (let page = 1; items.length < wanted.size; page += 1) {
    const { data } = await provider.getList('trash', {
      filter: { resource },
      pagination: { page, perPage: itemsPerRequest },
      sort: { field: 'deletedAt', order: 'DESC' },
    });
    if (data.length === 0) break;
    items.push(...data.filter(({ rowId }) => wanted.has(rowId)).map(({ id }) => id));
  }
  return items;
}

interface TrashedMessageProps {
  resource: string;
  /** The rows that are in the trash now. */
  ids: readonly number[];
}

/** The message that rows were moved to the trash, and a button that restores them all. */
export function TrashedMessage({ resource, ids }: TrashedMessageProps) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const close = useCloseNotification();
  const notify = useNotify();
  const refresh = useRefresh();

  const undo = async () => {
    close();
    let number = 0;
    try {
      for (const item of await itemsOf(provider, resource, ids)) {
        await httpClient(`${apiUrl}/trash/${String(item)}/restore`, { method: 'POST' });
        number += 1;
      }
      notify('admin.bulk.restored', { type: 'success', messageArgs: { number } });
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      const messageArgs = { number, total: ids.length, reason };
      notify('admin.bulk.notRestored', { type: 'error', messageArgs });
    } finally {
      refresh();
    }
  };

  return (
    <Alert
      severity="success"
      variant="filled"
      aria-live="polite"
      action={
        <Button color="inherit" onClick={() => void undo()}>
          {translate('ra.action.undo')}
        </Button>
      }
      sx={{ maxWidth: 480, boxShadow: 6 }}
    >
      {translate('admin.bulk.done.trash', { number: ids.length })}
    </Alert>
  );
}

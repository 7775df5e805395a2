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
import { outcomeOf } from './outcome';

/** How long rows can be restored by the message about them. */
export const TRASHED_MESSAGE_MS = 10_000;

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
    let reason = '';
    try {
      const items = await itemsOf(provider, resource, ids);
      for (let start = 0; start < items.length; start += itemsPerRequest) {
        const { json } = await httpClient(`${apiUrl}/trash/bulk`, {
          method: 'POST',
          body: JSON.stringify({
            action: 'restore',
            ids: items.slice(start, start + itemsPerRequest),
          }),
        });
        const { done, failed } = outcomeOf(json);
        number += done;
        reason ||= failed[0]?.reason ?? '';
      }
    } catch (error) {
      reason = error instanceof Error ? error.message : '';
    }
    if (number === ids.length) {
      notify('admin.bulk.done.restore', { type: 'success', messageArgs: { number } });
    } else {
      const messageArgs = { number, total: ids.length, reason };
      notify('admin.bulk.notRestored', { type: 'error', messageArgs });
    }
    refresh();
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

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import {
  useCloseNotification,
  useDataProvider,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { contentResources } from '../../providers/autosaves';
import { post } from '../../providers/http-client';
import { outcomeOf } from './outcome';

/** The resources whose deleted rows are kept in the bin. */
export const trashedResources = [...contentResources, 'donations', 'contact', 'saved-replies'];

/** How long rows can be restored by the message about them. */
const displayMs = 10_000;
/** Few enough that their ids fit into a URL. */
const rowsPerRequest = 250;

interface TrashedMessageProps {
  resource: string;
  /** The rows that are in the bin now. */
  ids: readonly number[];
  /** What the row is called, where it is one. */
  name?: string;
}

/** The message that rows were moved to the bin, and a button that restores them all. */
function TrashedMessage({ resource, ids, name }: TrashedMessageProps) {
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
      for (let start = 0; start < ids.length; start += rowsPerRequest) {
        const { data } = await provider.getList('trash', {
          filter: { resource, rowId: ids.slice(start, start + rowsPerRequest) },
          pagination: { page: 1, perPage: rowsPerRequest },
          sort: { field: 'id', order: 'ASC' },
        });
        const body = { action: 'restore', ids: data.map(({ id }) => id) };
        const { done, failed } = outcomeOf(await post('trash/bulk', body));
        number += done;
        reason ||= failed[0]?.reason ?? '';
      }
    } catch (error) {
      reason = error instanceof Error ? error.message : '';
    }
    if (number < ids.length) {
      const messageArgs = { number, total: ids.length, reason };
      notify('admin.bulk.notRestored', { type: 'error', messageArgs });
    } else if (name === undefined) {
      notify('admin.bulk.done.restore', { type: 'success', messageArgs: { smart_count: number } });
    } else {
      notify('admin.trash.toast.restored', { type: 'success', messageArgs: { name } });
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
          {translate('admin.trash.restore')}
        </Button>
      }
      sx={{ maxWidth: 480, boxShadow: 6 }}
    >
      {name === undefined
        ? translate('admin.bulk.done.trash', { smart_count: ids.length })
        : translate('admin.trash.toast.trashed', { name })}
    </Alert>
  );
}

/** Says that rows of a resource were moved to the bin, which is read anew when it is opened. */
export function useTrashedMessage(resource: string) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  return (ids: readonly number[], name?: string) => {
    queryClient.removeQueries({ queryKey: ['trash'] });
    notify(<TrashedMessage resource={resource} ids={ids} name={name} />, {
      autoHideDuration: displayMs,
    });
  };
}

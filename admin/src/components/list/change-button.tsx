import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import {
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
  useUpdate,
} from 'react-admin';

interface ChangeButtonProps {
  label: string;
  icon: ReactNode;
  /** The fields that change, and what they become. */
  change: Record<string, unknown>;
  /** The key of what is said afterwards. */
  done: string;
  /** Whose record it is, for those who cannot see the row. */
  of: string;
}

/** Changes a few fields of the row's record at once; a refusal is shown in the server's words. */
export function ChangeButton({ label, icon, change, done, of }: ChangeButtonProps) {
  const resource = useResourceContext();
  const record = useRecordContext();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [update, { isPending }] = useUpdate();

  const press = () =>
    update(
      resource,
      { id: record?.id, data: change, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(done, { type: 'success' });
          refresh();
        },
        onError: (error) => {
          const message = error instanceof Error ? error.message : '';
          notify(message || 'admin.status.notChanged', { type: 'error' });
        },
      },
    );

  return (
    <Button
      startIcon={icon}
      loading={isPending}
      loadingPosition="start"
      onClick={() => void press()}
      aria-label={`${translate(label)}: ${of}`}
    >
      {translate(label)}
    </Button>
  );
}

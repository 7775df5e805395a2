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
  /** The fields to change, with their new values. */
  change: Record<string, unknown>;
  /** Key of the message after success. */
  successMessage: string;
  /** Name of the record, for screen readers. */
  recordName: string;
}

/** Button that changes fields of the row's record; an error shows the server's message. */
export function ChangeButton({
  label,
  icon,
  change,
  successMessage,
  recordName,
}: ChangeButtonProps) {
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
          notify(successMessage, { type: 'success' });
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
      onClick={() => void press()}
      aria-label={`${translate(label)}: ${recordName}`}
    >
      {translate(label)}
    </Button>
  );
}

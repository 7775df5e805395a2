import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import {
  useCreate,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { copyOf } from './copy-of';

/**
 * Stores a copy of what is in the form of a stored record as a draft, and opens it. Unsaved input
 * of the first form stays unsaved, as when it is closed.
 */
export function CopyRecordButton() {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const { getValues } = useFormContext();
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const [create, { isPending }] = useCreate();
  if (record?.id === undefined) return null;

  const copy = () =>
    create(
      resource,
      { data: copyOf(resource, getValues()) },
      {
        onSuccess: ({ id }) => {
          notify('admin.form.copied', { type: 'success' });
          redirect('edit', resource, id);
        },
        onError: (error) =>
          notify((error instanceof Error && error.message) || 'admin.status.notChanged', {
            type: 'error',
          }),
      },
    );
  return (
    <Button startIcon={<ContentCopyOutlined />} loading={isPending} onClick={() => void copy()}>
      {translate(`admin.${resource}.copy`)}
    </Button>
  );
}

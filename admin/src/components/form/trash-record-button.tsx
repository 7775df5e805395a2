import DeleteIcon from '@mui/icons-material/Delete';
import {
  useDeleteController,
  useNotify,
  useRedirect,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { TRASHED_MESSAGE_MS, TrashedMessage } from '../bulk/trashed-message';
import { QuestionButton } from './question-button';

interface TrashRecordButtonProps {
  resource: string;
  record: RaRecord<number>;
  /** What the question calls it. */
  name: string;
}

/** Moves what a visitor has sent to the bin, after a question; the message can restore it. */
export function TrashRecordButton({ resource, record, name }: TrashRecordButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const { isPending, handleDelete } = useDeleteController({
    resource,
    record,
    mutationMode: 'pessimistic',
    mutationOptions: {
      onSuccess: () => {
        notify(<TrashedMessage resource={resource} ids={[record.id]} />, {
          autoHideDuration: TRASHED_MESSAGE_MS,
        });
        redirect('list', resource);
      },
    },
  });
  return (
    <QuestionButton
      label="ra.action.delete"
      startIcon={<DeleteIcon />}
      title={translate('admin.form.deletion.title', { name })}
      content="admin.form.deletion.toBin"
      pending={isPending}
      onConfirm={handleDelete}
    />
  );
}

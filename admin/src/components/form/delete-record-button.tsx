import DeleteIcon from '@mui/icons-material/Delete';
import {
  DeleteButton,
  useDeleteController,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { QuestionButton } from './question-button';

interface DeleteRecordButtonProps {
  /** Whether a deletion can be undone; otherwise it is confirmed first. */
  undoable: boolean;
  /** Whether visitors see the records on the site, unless they are drafts or scheduled. */
  onSite: boolean;
}

/** Whether visitors see a record of a resource that is on the site. */
const isVisible = ({ isPublished = true, publishDate }: RaRecord): boolean =>
  isPublished === true && !(publishDate && new Date(publishDate).getTime() > Date.now());

/** Deletes what visitors see, after a question. It can still be undone as any deletion. */
function DeleteVisibleButton({ record, resource }: { record: RaRecord; resource: string }) {
  const translate = useTranslate();
  const name = String(useGetRecordRepresentation(resource)(record));
  const { isPending, handleDelete } = useDeleteController({
    record,
    resource,
    redirect: 'list',
    mutationMode: 'undoable',
    successMessage: `admin.${resource}.toast.deleted`,
  });
  return (
    <QuestionButton
      label="ra.action.delete"
      startIcon={<DeleteIcon />}
      title={translate('admin.form.deletion.title', { name })}
      content="admin.form.deletion.text"
      pending={isPending}
      onConfirm={handleDelete}
    />
  );
}

/** Button that deletes the form's record. */
export function DeleteRecordButton({ undoable, onSite }: DeleteRecordButtonProps) {
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  if (onSite && record && isVisible(record)) {
    return <DeleteVisibleButton record={record} resource={resource} />;
  }
  return (
    <DeleteButton
      mutationMode={undoable ? 'undoable' : 'pessimistic'}
      size="medium"
      successMessage={`admin.${resource}.toast.deleted`}
    />
  );
}

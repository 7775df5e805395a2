import DeleteIcon from '@mui/icons-material/Delete';
import type { ButtonProps } from '@mui/material/Button';
import {
  useDelete,
  useLocaleState,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { contentResources } from '../../providers/autosaves';
import { presentTime } from '../format/use-now';
import { rowName } from '../inputs/row-name';
import { QuestionButton } from './question-button';
import { trashedResources, useTrashedMessage } from './trashed-message';

interface DeleteRecordButtonProps extends Pick<ButtonProps, 'color' | 'startIcon'> {
  /** The record, if it is not that of the context. */
  record?: RaRecord<number>;
  /** What the record is called, if it is not its title or name. */
  name?: string;
  /** Key of the label. */
  label?: string;
  /** The translated question and the key of what follows, if they are not the usual ones. */
  question?: { title: string; content: string };
  /** Key of the message afterwards, where no bin keeps the record. */
  successMessage?: string;
  /** Whether it stands in a row, so that screen readers say of which, and the list stays. */
  inRow?: boolean;
}

/** Whether visitors see a record on the site. */
const isVisible = (resource: string, { isPublished = true, publishDate }: RaRecord): boolean =>
  !['media', 'issues'].includes(resource) &&
  isPublished === true &&
  !(publishDate && Date.parse(publishDate) > presentTime());

/** The key of what a deletion means; undefined where it can be undone and nobody notices it. */
function consequenceOf(resource: string, record: RaRecord): string | undefined {
  if (!trashedResources.includes(resource)) return 'forGood';
  if (!contentResources.includes(resource)) return 'toBin';
  return isVisible(resource, record) ? 'text' : undefined;
}

/**
 * Deletes a record: at once where the bin keeps it and visitors do not see it, else after a
 * question. The message restores it from the bin.
 */
export function DeleteRecordButton(props: DeleteRecordButtonProps) {
  const { label = 'ra.action.delete', startIcon = <DeleteIcon />, color, inRow = false } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const redirect = useRedirect();
  const form = useFormContext();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext<RaRecord<number>>(props);
  const notifyTrashed = useTrashedMessage(resource);
  const name = props.name ?? rowName(record, locale);
  const { successMessage = `admin.${resource}.toast.deleted` } = props;
  const [remove, { isPending }] = useDelete<RaRecord<number>, Error>(
    resource,
    { id: record?.id, previousData: record },
    {
      onSuccess: ({ id }) => {
        if (trashedResources.includes(resource)) notifyTrashed([id], name);
        else notify(successMessage, { type: 'success' });
        // What was typed in the form is not kept.
        form?.reset(undefined, { keepValues: true });
        if (!inRow) redirect('list', resource);
      },
      onError: ({ message }) => notify(message || 'admin.status.notChanged', { type: 'error' }),
    },
  );
  if (!record) return null;
  const consequence = consequenceOf(resource, record);
  const usual = {
    title: translate('admin.form.deletion.title', { name }),
    content: `admin.form.deletion.${consequence}`,
  };
  return (
    <QuestionButton
      label={label}
      recordName={inRow ? name : undefined}
      startIcon={startIcon}
      color={color}
      question={props.question ?? (consequence ? usual : undefined)}
      pending={isPending}
      onConfirm={() => void remove()}
    />
  );
}

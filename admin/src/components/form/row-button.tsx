import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { post } from '../../providers/http-client';
import { useChange } from '../../providers/use-change';

interface RowButtonProps extends Omit<ButtonProps, 'aria-label' | 'children'> {
  /** Key of the label. */
  label: string;
  /** The name of the row, for screen readers, where several buttons have the label. */
  recordName?: string;
}

/** A button of a row. */
export function RowButton({ label, recordName, ...button }: RowButtonProps) {
  const text = useTranslate()(label);
  return (
    <Button
      aria-label={recordName === undefined ? undefined : `${text}: ${recordName}`}
      {...button}
    >
      {text}
    </Button>
  );
}

interface PostButtonProps extends RowButtonProps {
  /** The path of the operation below that of the API. */
  path: string;
  /** Key of the message once it is done. */
  done: string;
  messageArgs?: Record<string, unknown>;
}

/** A button of a row that has the API do something without further questions. */
export function PostButton({ path, done, messageArgs, ...button }: PostButtonProps) {
  const { mutate, isPending } = useChange(() => post(path), { done, messageArgs });
  return <RowButton {...button} loading={isPending} onClick={() => mutate()} />;
}

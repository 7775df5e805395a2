import type { ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { RowButton } from './row-button';

interface QuestionButtonProps extends Pick<
  ButtonProps,
  'color' | 'disabled' | 'startIcon' | 'sx' | 'variant'
> {
  /** Key of the label. */
  label: string;
  /** The name of what it is about, for screen readers, where several buttons have the label. */
  recordName?: string;
  /** The question and what follows from it, or their keys; without one, nothing is asked. */
  question?: { title: string; content: string };
  /** Key of the answer that confirms; the label by default. */
  confirm?: string;
  pending?: boolean;
  onConfirm: () => void;
}

/** A button that removes something, usually after a question. */
export function QuestionButton({
  label,
  recordName,
  question,
  confirm = label,
  pending,
  onConfirm,
  color = 'error',
  ...button
}: QuestionButtonProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <RowButton
        label={label}
        recordName={recordName}
        color={color}
        loading={pending}
        onClick={() => (question ? setAsks(true) : onConfirm())}
        {...button}
      />
      <Confirm
        isOpen={asks}
        title={question?.title ?? ''}
        content={question?.content ?? ''}
        confirm={confirm}
        cancel="admin.form.cancel"
        onConfirm={() => {
          setAsks(false);
          onConfirm();
        }}
        onClose={() => setAsks(false)}
      />
    </>
  );
}

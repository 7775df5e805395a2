import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';

interface QuestionButtonProps extends Pick<ButtonProps, 'startIcon' | 'sx' | 'variant'> {
  /** Key of the label. */
  label: string;
  /** The name of what it is about, for screen readers, where several buttons have the label. */
  recordName?: string;
  /** The translated question. */
  title: string;
  /** Key of what follows from it. */
  content: string;
  /** Key of the answer that confirms; the label by default. */
  confirm?: string;
  pending: boolean;
  onConfirm: () => void;
}

/** A button that removes something, after a question. */
export function QuestionButton({
  label,
  recordName,
  title,
  content,
  confirm = label,
  pending,
  onConfirm,
  ...button
}: QuestionButtonProps) {
  const translate = useTranslate();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        color="error"
        loading={pending}
        loadingPosition="start"
        onClick={() => setAsks(true)}
        aria-label={recordName === undefined ? undefined : `${translate(label)}: ${recordName}`}
        {...button}
      >
        {translate(label)}
      </Button>
      <Confirm
        isOpen={asks}
        title={title}
        content={content}
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

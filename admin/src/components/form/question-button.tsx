import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';

interface QuestionButtonProps extends Pick<ButtonProps, 'color' | 'startIcon' | 'sx' | 'variant'> {
  /** Key of the label. */
  label: string;
  /** The name of what it is about, for screen readers, where several buttons have the label. */
  recordName?: string;
  /** The translated question and the key of what follows from it; without one, nothing is asked. */
  question?: { title: string; content: string };
  /** Key of the answer that confirms; the label by default. */
  confirm?: string;
  pending: boolean;
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
  const translate = useTranslate();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        color={color}
        loading={pending}
        onClick={() => (question ? setAsks(true) : onConfirm())}
        aria-label={recordName === undefined ? undefined : `${translate(label)}: ${recordName}`}
        {...button}
      >
        {translate(label)}
      </Button>
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

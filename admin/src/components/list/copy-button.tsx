import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';

interface CopyButtonProps {
  label: string;
  text: string;
  /** Name of the record, for screen readers. */
  of: string;
}

/** Copies a text to the clipboard; where that is refused, the text is shown for copying by hand. */
export function CopyButton({ label, text, of }: CopyButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify('admin.status.copied', { type: 'success' });
    } catch {
      notify(text, { type: 'info' });
    }
  };
  return (
    <Button
      startIcon={<ContentCopyOutlined />}
      onClick={() => void copy()}
      aria-label={`${translate(label)}: ${of}`}
    >
      {translate(label)}
    </Button>
  );
}

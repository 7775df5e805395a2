import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';

interface CopyButtonProps {
  label: string;
  text: string;
  /** Whose record it is, for those who cannot see the row. */
  of: string;
}

/** Puts a text on the clipboard; where that is refused, it is shown to be copied by hand. */
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

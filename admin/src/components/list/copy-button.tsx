import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { useNotify } from 'react-admin';
import { RowButton } from '../form/row-button';

interface CopyButtonProps {
  label: string;
  text: string;
  /** Name of the record, for screen readers. */
  recordName: string;
}

/** Copies a text to the clipboard; where the browser refuses, shows it to be copied manually. */
export function CopyButton({ label, text, recordName }: CopyButtonProps) {
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
    <RowButton
      label={label}
      recordName={recordName}
      startIcon={<ContentCopyOutlined />}
      onClick={() => void copy()}
    />
  );
}

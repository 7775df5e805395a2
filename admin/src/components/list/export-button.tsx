import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useListContext, useLocaleState, useResourceContext, useTranslate } from 'react-admin';
import { apiUrl } from '../../providers/http-client';

/** Downloads all pages of the surrounding list as CSV. */
export function ExportButton() {
  const translate = useTranslate();
  const resource = useResourceContext();
  const [lang] = useLocaleState();
  const { filterValues } = useListContext();
  const query = new URLSearchParams({ lang, filter: JSON.stringify(filterValues) });
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      href={`${apiUrl}/${resource}/export?${query.toString()}`}
      download
    >
      {translate('admin.export')}
    </Button>
  );
}

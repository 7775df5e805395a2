import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import {
  useListContext,
  useLocaleState,
  useNotify,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { apiUrl, httpClient } from '../../providers/http-client';
import { saveFile } from '../../providers/save-file';

/** Downloads all pages of the surrounding list as CSV. */
export function ExportButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const resource = useResourceContext();
  const [lang] = useLocaleState();
  const { filterValues } = useListContext();
  const query = new URLSearchParams({ lang, filter: JSON.stringify(filterValues) });
  const url = `${apiUrl}/${resource}/export?${query.toString()}`;
  const { mutate, isPending } = useMutation({
    mutationFn: () => httpClient(url, { headers: new Headers({ Accept: 'text/csv' }) }),
    onSuccess: (answer) => saveFile(answer, 'text/csv', `${resource}.csv`),
    onError: ({ message }) => notify(message || 'admin.status.notChanged', { type: 'error' }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      loading={isPending}
      href={url}
      download
      onClick={(event) => {
        // The browser's own download could not ask for the password first.
        event.preventDefault();
        mutate();
      }}
    >
      {translate('admin.export')}
    </Button>
  );
}

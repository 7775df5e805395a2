import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';

import { formatMoment } from '../components/format-moment';
import type { useAutosave } from './use-autosave';

type Autosave = ReturnType<typeof useAutosave>;

/** Offers work that was left unsaved in this browser. */
export function UnsavedWork({ found, overtaken, restore, discard }: Autosave) {
  const translate = useTranslate();
  const notify = useNotify();
  const [locale] = useLocaleState();
  if (!found) return null;
  return (
    <Alert severity={overtaken ? 'warning' : 'info'} variant="outlined" sx={{ mb: 2 }}>
      {translate('admin.blog.draftWork.found', { moment: formatMoment(found.at, locale) })}
      {overtaken ? ` ${translate('admin.blog.draftWork.overtaken')}` : null}
      <div>
        <Button
          onClick={() => {
            restore();
            notify('admin.blog.draftWork.restored', { type: 'info' });
          }}
        >
          {translate('admin.blog.draftWork.restore')}
        </Button>
        <Button onClick={discard}>{translate('admin.blog.draftWork.discard')}</Button>
      </div>
    </Alert>
  );
}

/** Says that what is typed is kept, or that it cannot be. */
export function KeptNote({ keptAt, full }: Pick<Autosave, 'keptAt' | 'full'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const time =
    keptAt &&
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'hr-HR', {
      timeZone: 'Europe/Zagreb',
      hour: '2-digit',
      minute: '2-digit',
    }).format(new Date(keptAt));
  return (
    <Typography variant="body2" color={full ? 'warning' : 'textSecondary'} role="status">
      {full
        ? translate('admin.blog.draftWork.full')
        : time
          ? translate('admin.blog.draftWork.kept', { time })
          : null}
    </Typography>
  );
}

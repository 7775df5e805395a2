import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocaleState, useNotify, useResourceContext, useTranslate } from 'react-admin';
import { AlertButtons } from '../../alerts/alert-buttons';
import { formatMoment } from '../../format/date';
import { useAutosaved } from './autosave-context';

/** Texts of the resource where it has its own, those of every form otherwise. */
function useTexts() {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (key: string, values: Record<string, string> = {}): string =>
    translate(`admin.${resource}.draftWork.${key}`, {
      ...values,
      _: translate(`admin.form.draftWork.${key}`, values),
    });
}

/** Offers work that was left unsaved in this browser. */
export function UnsavedWork() {
  const say = useTexts();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const autosave = useAutosaved();
  if (!autosave?.found) return null;
  const { found, overtaken, restore, discard } = autosave;
  return (
    <Alert severity={overtaken ? 'warning' : 'info'} variant="outlined" sx={{ mb: 2 }}>
      {say('found', { moment: formatMoment(found.at, locale) })}
      {overtaken ? ` ${say('overtaken')}` : null}
      <AlertButtons>
        <Button
          onClick={() => {
            restore();
            notify(say('restored'), { type: 'info' });
          }}
        >
          {say('restore')}
        </Button>
        <Button onClick={discard}>{say('discard')}</Button>
      </AlertButtons>
    </Alert>
  );
}

/** Says that what is typed is kept, or that it cannot be. */
export function KeptNote() {
  const say = useTexts();
  const [locale] = useLocaleState();
  const { keptAt, full = false, withoutFile = false } = useAutosaved() ?? {};
  const time =
    keptAt &&
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'hr-HR', {
      timeZone: 'Europe/Zagreb',
      hour: '2-digit',
      minute: '2-digit',
    }).format(new Date(keptAt));
  return (
    <Typography variant="body2" color={full ? 'warning' : 'textSecondary'} role="status">
      {full ? say('full') : time ? say(withoutFile ? 'keptWithoutFile' : 'kept', { time }) : null}
    </Typography>
  );
}

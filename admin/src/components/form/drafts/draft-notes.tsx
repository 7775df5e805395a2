import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocaleState, useNotify, useResourceContext, useTranslate } from 'react-admin';
import { clockTime, formatDateTime } from 'shared/croatian-time';
import { AlertButtons } from '../../alerts/alert-buttons';
import { useFormDraft } from './draft-context';

/** Translates with the texts of the resource where it has its own, else the general ones. */
function useTexts() {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (key: string, values: Record<string, string> = {}): string =>
    translate(`admin.${resource}.draftWork.${key}`, {
      ...values,
      _: translate(`admin.form.draftWork.${key}`, values),
    });
}

/** Offers to restore unsaved input of an earlier visit. */
export function DraftOffer() {
  const text = useTexts();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const draft = useFormDraft();
  if (!draft?.found) return null;
  const { found, outdated, restore, discard } = draft;
  return (
    <Alert severity={outdated ? 'warning' : 'info'} variant="outlined" sx={{ mb: 2 }}>
      {text(found.isElsewhere ? 'foundElsewhere' : 'found', {
        date: formatDateTime(found.at, locale),
      })}
      {outdated ? ` ${text('overtaken')}` : null}
      <AlertButtons>
        <Button
          onClick={() => {
            restore();
            notify(text('restored'), { type: 'info' });
          }}
        >
          {text('restore')}
        </Button>
        <Button onClick={discard}>{text('discard')}</Button>
      </AlertButtons>
    </Alert>
  );
}

/** Status text: whether unsaved input is stored in this browser. */
export function DraftStatus() {
  const text = useTexts();
  const { storedAt, storeFailed = false, withoutFile = false } = useFormDraft() ?? {};
  const time = storedAt && clockTime(storedAt);
  return (
    <Typography variant="body2" color={storeFailed ? 'warning' : 'textSecondary'} role="status">
      {storeFailed
        ? text('full')
        : time
          ? text(withoutFile ? 'keptWithoutFile' : 'kept', { time })
          : null}
    </Typography>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLocaleState, useNotify, useResourceContext, useTranslate } from 'react-admin';
import { clockTime, formatDateTime } from 'shared/croatian-time';
import { AlertButtons } from '../../alerts/alert-buttons';
import { useFormDraft } from './draft-context';

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

/** Offers to bring back what was typed in the form and not saved. */
export function DraftOffer() {
  const say = useTexts();
  const notify = useNotify();
  const [locale] = useLocaleState();
  const draft = useFormDraft();
  if (!draft?.found) return null;
  const { found, outdated, restore, discard } = draft;
  return (
    <Alert severity={outdated ? 'warning' : 'info'} variant="outlined" sx={{ mb: 2 }}>
      {say('found', { date: formatDateTime(found.at, locale) })}
      {outdated ? ` ${say('overtaken')}` : null}
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

/** Says that what is typed is stored in this browser, or that it cannot be. */
export function DraftStatus() {
  const say = useTexts();
  const { storedAt, refused = false, withoutFile = false } = useFormDraft() ?? {};
  const time = storedAt && clockTime(storedAt);
  return (
    <Typography variant="body2" color={refused ? 'warning' : 'textSecondary'} role="status">
      {refused
        ? say('full')
        : time
          ? say(withoutFile ? 'keptWithoutFile' : 'kept', { time })
          : null}
    </Typography>
  );
}

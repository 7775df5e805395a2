import SendOutlined from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Confirm, useLocaleState, useTranslate, useTranslateLabel } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { fromLocalTime, toLocalTime } from 'shared/croatian-time';
import type { Schemas } from '../api/schemas';
import { useDelivery } from '../components/alerts/no-mail-server';
import { useIsAdmin } from '../providers/admin-session-provider';
import { apiUrl, httpClient } from '../providers/http-client';
import { issueTitle, type Issue } from './issue';
import { IssuePreview, type IssueLanguage } from './issue-preview';
import { useIssueAction } from './use-issue-action';

const texts = 'admin.issues';

interface TestProps {
  id: number;
  language: IssueLanguage;
}

/** Button to send a test mail of the issue to the user's own address. */
function OwnTestMail({ id, language }: TestProps) {
  const translate = useTranslate();
  const { data } = useQuery<Schemas['SessionUserDto']>({
    queryKey: ['auth', 'me'],
    queryFn: async () => (await httpClient(`${apiUrl}/auth/me`)).json,
  });
  const { mutate, isPending } = useIssueAction(id, 'test');
  const email = data?.email;
  return (
    <div>
      <Typography>{translate(`${texts}.help.ownTest`, { email: email ?? '…' })}</Typography>
      <Button
        variant="outlined"
        loading={isPending}
        disabled={email === undefined}
        onClick={() => mutate({ email, language })}
        sx={{ mt: 1 }}
      >
        {translate(`${texts}.sendTest`)}
      </Button>
      <Typography color="textSecondary" sx={{ mt: 3 }}>
        {translate(`${texts}.help.sending`)}
      </Typography>
    </div>
  );
}

/** Form to send a test mail of the issue, in the language of the preview. */
function TestMail({ id, language }: TestProps) {
  const translate = useTranslate();
  const [email, setEmail] = useState('');
  const { mutate, isPending } = useIssueAction(id, 'test');
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ email, language });
      }}
    >
      <TextField
        fullWidth
        required
        type="email"
        label={translate(`${texts}.testEmail`)}
        helperText={translate(`${texts}.help.test`)}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" variant="outlined" loading={isPending} sx={{ mt: 0.5 }}>
        {translate(`${texts}.sendTest`)}
      </Button>
    </Box>
  );
}

interface RefusalsProps {
  id: number;
  refusals: readonly Schemas['IssueRefusalDto'][];
  /** Closes the dialog. */
  onLeave: () => void;
}

/** What keeps an issue from being sent, with links to the fields. */
function Refusals({ id, refusals, onLeave }: RefusalsProps) {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  return (
    <Alert role="note" severity="info" variant="outlined">
      {translate(`${texts}.lacks`)}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {refusals.map(({ field, message }) => (
          <li key={field}>
            <Link
              component={RouterLink}
              to={`/issues/${id}#${field}`}
              onClick={onLeave}
              color="inherit"
              sx={{ '@media (pointer: coarse)': { display: 'block', py: 1 } }}
            >
              {labelOf({ source: field, resource: 'issues' })}
            </Link>
            {`: ${message}`}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

interface SendDateProps {
  recipients: number;
  /** Local time of sending; empty for now. */
  value: string;
  onChange: (value: string) => void;
}

function SendDate({ recipients, value, onChange }: SendDateProps) {
  const translate = useTranslate();
  return (
    <Box>
      <Typography sx={{ mb: 1.5 }}>
        {translate(`${texts}.${recipients ? 'recipients' : 'noRecipients'}`, {
          smart_count: recipients,
        })}
      </Typography>
      <TextField
        fullWidth
        type="datetime-local"
        label={translate(`${texts}.sendAt`)}
        helperText={translate(`${texts}.help.sendAt`)}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31T23:59' } }}
      />
    </Box>
  );
}

interface IssueSendDialogProps {
  issue: Issue;
  onClose: () => void;
}

/**
 * Dialog with a preview of an issue and a test mail; administrators send or schedule it there.
 */
export function IssueSendDialog({ issue, onClose }: IssueSendDialogProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [language, setLanguage] = useState<IssueLanguage>(locale === 'en' ? 'en' : 'hr');
  // A scheduled issue keeps its time unless another is chosen.
  const [time, setTime] = useState(() => (issue.sendAt ? toLocalTime(issue.sendAt) : ''));
  const { mutate, isPending } = useIssueAction(issue.id, 'send');
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down('md'));
  const title = useId();
  const isAdmin = useIsAdmin();
  const sendAt = fromLocalTime(time)?.toISOString();
  const { recipients } = issue.progress;
  const toFiles = useDelivery()?.way === 'files';
  const [asks, setAsks] = useState(false);
  const { data: refusals } = useQuery<Schemas['IssueRefusalDto'][]>({
    queryKey: ['issues', issue.id, 'refusals'],
  });
  const lacks = refusals !== undefined && refusals.length > 0;
  const question = toFiles ? 'toFiles' : 'sending';
  const name = issueTitle(issue, locale);
  const send = () =>
    mutate(sendAt ? { sendAt } : {}, { onSuccess: onClose, onError: () => setAsks(false) });
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="lg"
      fullScreen={fullScreen}
      aria-labelledby={title}
      slotProps={{ paper: { sx: fullScreen ? { borderRadius: 0 } : {} } }}
    >
      <DialogTitle id={title} component="h2" variant="h2">
        {name}
      </DialogTitle>
      <DialogContent
        dividers
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 3fr)' },
        }}
      >
        <IssuePreview id={issue.id} language={language} onLanguage={setLanguage} />
        <Box sx={{ display: 'grid', gap: 3 }}>
          {toFiles ? (
            <Alert role="note" severity="warning" variant="outlined">
              {translate(`${texts}.toFiles.note`)}
            </Alert>
          ) : null}
          {lacks ? <Refusals id={issue.id} refusals={refusals} onLeave={onClose} /> : null}
          {isAdmin ? (
            <>
              <TestMail id={issue.id} language={language} />
              <SendDate recipients={recipients} value={time} onChange={setTime} />
            </>
          ) : (
            <OwnTestMail id={issue.id} language={language} />
          )}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5, gap: 1 }}>
        <Button onClick={onClose}>{translate('admin.form.close')}</Button>
        {isAdmin ? (
          <Button
            variant="contained"
            color="secondary"
            startIcon={<SendOutlined />}
            loading={isPending}
            disabled={lacks || (recipients === 0 && !sendAt)}
            onClick={() => (toFiles || !sendAt ? setAsks(true) : send())}
          >
            {translate(`${texts}.${sendAt ? 'schedule' : 'sendNow'}`)}
          </Button>
        ) : null}
      </DialogActions>
      <Confirm
        isOpen={asks}
        loading={isPending}
        title={translate(`${texts}.${question}.title`, { name, smart_count: recipients })}
        content={`${texts}.${question}.text`}
        confirm={`${texts}.${question}.confirm`}
        cancel="admin.form.cancel"
        onConfirm={send}
        onClose={() => setAsks(false)}
      />
    </Dialog>
  );
}

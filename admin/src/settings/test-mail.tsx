import SendOutlined from '@mui/icons-material/SendOutlined';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { useAdminSession } from '../providers/admin-session-provider';
import { apiUrl, httpClient } from '../providers/http-client';

type Mail = Schemas['MailDto'];

const texts = 'admin.settings.testMail';
/** Interval at which the mail is read until its attempt has ended, in milliseconds. */
const pollInterval = 1_000;
const isUnderWay = ({ state }: Mail) => state === 'queued' || state === 'sending';

const severities: Partial<Record<Mail['state'], AlertColor>> = {
  sent: 'success',
  written: 'warning',
  failed: 'error',
  uncertain: 'warning',
};

/** What became of a test mail, with the words of the mail server. */
function Outcome({ mail }: { mail: Mail }) {
  const translate = useTranslate();
  const { recipient: email, state, lastError, serverAnswer } = mail;
  return (
    <Alert severity={severities[state] ?? 'info'} variant="outlined" sx={{ mt: 1.5 }}>
      {translate(`${texts}.${isUnderWay(mail) ? 'underWay' : state}`, { email })}
      {isUnderWay(mail) ? null : (
        <>
          {lastError ? <Box sx={{ mt: 0.5 }}>{lastError}</Box> : null}
          {serverAnswer ? (
            <Box sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              {translate('admin.mails.serverAnswer', { answer: serverAnswer })}
            </Box>
          ) : null}
        </>
      )}
    </Alert>
  );
}

/** Form to send a test mail, by default to the signed-in administrator. */
export function TestMail() {
  const translate = useTranslate();
  const { session } = useAdminSession();
  const { data: own } = useGetOne<Schemas['UserDto']>(
    'users',
    { id: session?.id ?? 0 },
    { enabled: session !== undefined },
  );
  const [entered, setEntered] = useState<string>();
  const email = entered ?? own?.email ?? '';
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: async (): Promise<Mail> => {
      const options = { method: 'POST', body: JSON.stringify({ email }) };
      return (await httpClient(`${apiUrl}/mails/test`, options)).json;
    },
  });
  const { data: current = data } = useQuery<Mail>({
    queryKey: ['mails', 'test', data?.id],
    enabled: data !== undefined,
    gcTime: 0,
    refetchInterval: ({ state }) => (!state.data || isUnderWay(state.data) ? pollInterval : false),
    queryFn: async () => (await httpClient(`${apiUrl}/mails/${data?.id}`)).json,
  });
  const sending = isPending || (current !== undefined && isUnderWay(current));
  return (
    <Card
      component="section"
      aria-labelledby="settings-test-mail"
      sx={{ mt: 2, p: { xs: 2, sm: 2.5 } }}
    >
      <Typography variant="h2" id="settings-test-mail">
        {translate(`${texts}.title`)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate(`${texts}.hint`)}
      </Typography>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending) mutate();
        }}
        sx={{
          mt: 1.5,
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 26rem) auto' },
          justifyContent: { sm: 'start' },
        }}
      >
        <TextField
          fullWidth
          required
          type="email"
          margin="none"
          label={translate(`${texts}.address`)}
          value={email}
          onChange={({ target }) => setEntered(target.value)}
        />
        <Button
          type="submit"
          variant="outlined"
          startIcon={<SendOutlined />}
          loading={sending}
          sx={{ minHeight: 44, justifySelf: 'start' }}
        >
          {translate(`${texts}.send`)}
        </Button>
      </Box>
      <div role="status">
        {error ? (
          <Alert severity="error" variant="outlined" sx={{ mt: 1.5 }}>
            {error.message || translate('admin.status.notChanged')}
          </Alert>
        ) : current ? (
          <Outcome mail={current} />
        ) : null}
      </div>
    </Card>
  );
}

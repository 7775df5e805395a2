import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { formatDateTime } from 'shared/croatian-time';
import type { Schemas } from '../../api/schemas';
import { apiUrl, httpClient } from '../../providers/http-client';

const texts = 'admin.lostDevice.request';

type Answer = Schemas['LostDeviceRequestDto'];

/** What has come of the request. */
function Outcome({ way, opensAt }: Answer) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const isSent = way === 'mail' && opensAt !== null;
  return (
    <Alert severity={isSent ? 'success' : 'warning'} variant="outlined" role={undefined}>
      {isSent
        ? translate(`${texts}.sent`, { date: formatDateTime(opensAt, locale) })
        : translate(`${texts}.noMail`)}
    </Alert>
  );
}

/** Asks for the mailed link that removes the second factor, with the password that was typed. */
export function LostDevice() {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async (): Promise<Answer> => {
      const { username, password } = getValues();
      const body = JSON.stringify({ username, password });
      return (await httpClient(`${apiUrl}/auth/lost-device`, { method: 'POST', body })).json;
    },
  });
  return (
    <Box component="section" aria-label={translate(`${texts}.title`)} sx={{ my: 1 }}>
      <div role="status">
        {data ? <Outcome {...data} /> : null}
        {error ? (
          <Alert severity="error" variant="outlined" role={undefined}>
            {error.message || translate(`${texts}.failed`)}
          </Alert>
        ) : null}
      </div>
      {data ? null : (
        <>
          <Typography sx={{ my: 1 }}>{translate(`${texts}.text`)}</Typography>
          <Button
            variant="outlined"
            fullWidth
            loading={isPending}
            loadingPosition="start"
            onClick={() => mutate()}
            sx={{ minHeight: 44 }}
          >
            {translate(`${texts}.submit`)}
          </Button>
        </>
      )}
    </Box>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { LoginFrame } from '../layout/session/login-frame';
import { apiUrl, httpClient } from '../providers/http-client';

const texts = 'admin.settings.account.page';

/**
 * Stops the change of the account for donations by the link of a mail, without signing in. Only the
 * button sends the token: programs that check the links of mails change nothing.
 */
export function StopAccountChange() {
  const translate = useTranslate();
  const [token] = useState(() => window.location.hash.slice(1));
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      httpClient(`${apiUrl}/settings/account-change/stop`, {
        method: 'POST',
        body: JSON.stringify({ token }),
      }),
  });
  return (
    <LoginFrame title={translate(`${texts}.title`)}>
      <Box role="status">
        {isSuccess ? (
          <Alert severity="success" variant="outlined" role={undefined} sx={{ mb: 2 }}>
            {translate(`${texts}.stopped`)}
          </Alert>
        ) : null}
        {error ? (
          <Alert severity="error" variant="outlined" role={undefined} sx={{ mb: 2 }}>
            {error.message || translate(`${texts}.failed`)}
          </Alert>
        ) : null}
      </Box>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate(`${texts}.${isSuccess ? 'next' : token ? 'text' : 'incomplete'}`)}
      </Typography>
      {isSuccess || !token ? (
        <Button component={Link} to="/" variant="outlined" size="large" fullWidth>
          {translate(`${texts}.signIn`)}
        </Button>
      ) : (
        <Button
          variant="contained"
          color="secondary"
          size="large"
          fullWidth
          loading={isPending}
          onClick={() => mutate()}
        >
          {translate('admin.settings.account.stop')}
        </Button>
      )}
    </LoginFrame>
  );
}

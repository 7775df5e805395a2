import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { LoginFrame } from '../layout/session/login-frame';
import { useToken } from '../layout/session/use-token';
import { apiUrl, httpClient } from '../providers/http-client';

interface TokenPageProps {
  /** Also the name of the texts. */
  action: 'complete' | 'stop';
}

/** Sends the token of a mailed link by a button: programs that check links change nothing. */
function TokenPage({ action }: TokenPageProps) {
  const translate = useTranslate();
  const token = useToken();
  const texts = `admin.lostDevice.${action}`;
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      httpClient(`${apiUrl}/auth/lost-device/${action}`, {
        method: 'POST',
        body: JSON.stringify({ token }),
      }),
  });
  const isOver = isSuccess || token === null;
  return (
    <LoginFrame title={translate(`${texts}.title`)}>
      <Box role="status">
        {isSuccess ? (
          <Alert severity="success" variant="outlined" role={undefined} sx={{ mb: 2 }}>
            {translate(`${texts}.done`)}
          </Alert>
        ) : null}
        {error ? (
          <Alert severity="error" variant="outlined" role={undefined} sx={{ mb: 2 }}>
            {error.message || translate('admin.lostDevice.failed')}
          </Alert>
        ) : null}
      </Box>
      {isSuccess ? null : (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate(token === null ? 'admin.lostDevice.incomplete' : `${texts}.text`)}
        </Typography>
      )}
      {isOver ? (
        <Button component={Link} to="/" variant="outlined" size="large" fullWidth>
          {translate('admin.lostDevice.signIn')}
        </Button>
      ) : (
        <Button
          variant="contained"
          color="secondary"
          size="large"
          fullWidth
          loading={isPending}
          loadingPosition="start"
          onClick={() => mutate()}
        >
          {translate(`${texts}.button`)}
        </Button>
      )}
    </LoginFrame>
  );
}

/** Removes the second factor of a user who lost the device. */
export const RemoveFactorsPage = () => <TokenPage action="complete" />;

/** Stops such a removal, by the link in the mail to administrators. */
export const StopPage = () => <TokenPage action="stop" />;

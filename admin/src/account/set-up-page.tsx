import LogoutIcon from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LoginFrame } from '../layout/session/login-frame';
import { useSignOut } from '../layout/session/use-sign-out';
import { confirmSession } from '../providers/auth-provider';
import { useChange } from '../providers/use-change';
import { Passkeys } from './passkeys/passkeys';
import { usePasskeys } from './passkeys/use-passkeys';
import { SecondFactor } from './second-factor/second-factor';
import { useSecondFactor } from './second-factor/use-second-factor';

const texts = 'admin.account.secondFactor.setUp';

function Way({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  const heading = useId();
  return (
    <Box component="section" aria-labelledby={heading} sx={{ mb: 3 }}>
      <Typography variant="h2" id={heading} gutterBottom>
        {translate(title)}
      </Typography>
      {children}
    </Box>
  );
}

/** Leads on to the panel, once recovery codes were read and not as soon as they are shown. */
function Continue() {
  const translate = useTranslate();
  const { data: codes } = useSecondFactor();
  const { data: passkeys = [] } = usePasskeys();
  const { mutate, isPending } = useChange(confirmSession, { reads: [] });
  const isSetUp = codes?.isOn === true || passkeys.length > 0;
  if (!isSetUp) return <Typography>{translate(`${texts}.first`)}</Typography>;
  return (
    <Button
      variant="contained"
      color="secondary"
      size="large"
      fullWidth
      loading={isPending}
      onClick={() => mutate()}
    >
      {translate(`${texts}.continue`)}
    </Button>
  );
}

/** The only screen of users who did not set up the required second factor in time. */
export function SetUpPage() {
  const translate = useTranslate();
  const { signOut, signingOut } = useSignOut();
  return (
    <LoginFrame title={translate(`${texts}.title`)} lead={translate(`${texts}.lead`)}>
      <Way title={`${texts}.passkeys`}>
        <Passkeys />
      </Way>
      <Way title={`${texts}.codes`}>
        <SecondFactor />
      </Way>
      <Continue />
      <Button
        startIcon={<LogoutIcon />}
        loading={signingOut}
        onClick={() => void signOut()}
        sx={{ mt: 1, minHeight: 44 }}
      >
        {translate(signingOut ? 'admin.logout.pending' : 'admin.logout.button')}
      </Button>
    </LoginFrame>
  );
}

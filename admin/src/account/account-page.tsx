import LogoutIcon from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { requestBody, type Values } from '../api/form-rules';
import { RecordScreen } from '../components/form/record-screen';
import { LineInput } from '../components/inputs/text-inputs';
import { ScreenHeading } from '../components/screen/screen-heading';
import { Section } from '../components/screen/section';
import { LanguageSwitch } from '../layout/language-switch';
import { useSignOut } from '../layout/session/use-sign-out';
import { getAdminSession, startAdminSession } from '../providers/admin-session';
import { useAdminSession, useIsAdmin } from '../providers/admin-session-provider';
import { OwnDetails } from './own-details';
import { Passkeys } from './passkeys/passkeys';
import { PasswordForm } from './password-form';
import { SecondFactor } from './second-factor/second-factor';
import { Sessions } from './sessions';

const texts = 'admin.account';

/** The fields of users that they may change themselves. */
const ownDetails = ({ fullName, email }: Values) => requestBody('users', { fullName, email });

/** Shows the changed name in the panel. */
function renameSession({ fullName }: Values): void {
  const session = getAdminSession();
  if (session && typeof fullName === 'string') startAdminSession({ ...session, fullName });
}

function SignOutEverywhere() {
  const translate = useTranslate();
  const { signOut, signingOut } = useSignOut(true);
  return (
    <Button
      variant="outlined"
      startIcon={<LogoutIcon />}
      loading={signingOut}
      onClick={() => void signOut()}
    >
      {translate(signingOut ? 'admin.logout.pending' : `${texts}.everywhere`)}
    </Button>
  );
}

/** The signed-in user's own details, password, language and sessions. */
export function AccountPage() {
  const translate = useTranslate();
  const { session } = useAdminSession();
  const isAdmin = useIsAdmin();

  return (
    <>
      <ScreenHeading
        title={`${texts}.title`}
        lead={translate(`${texts}.lead`, {
          name: session?.fullName || session?.username,
          username: session?.username,
        })}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          maxWidth: { xs: 620, lg: 'none' },
        }}
      >
        <Section title={`${texts}.person`} text={isAdmin ? undefined : `${texts}.personText`}>
          {session && !isAdmin ? <OwnDetails /> : null}
          {session && isAdmin ? (
            <RecordScreen
              resource="users"
              id={session.id}
              path="/account"
              body={ownDetails}
              onSaved={renameSession}
              inCard
            >
              <LineInput source="fullName" autoComplete="name" />
              <LineInput source="email" type="email" autoComplete="email" />
            </RecordScreen>
          ) : null}
        </Section>
        <Section title={`${texts}.heading`} text={`${texts}.text`}>
          <PasswordForm />
        </Section>
        <Section title={`${texts}.secondFactor.title`} text={`${texts}.secondFactor.text`}>
          <SecondFactor />
        </Section>
        <Section title={`${texts}.passkeys.title`} text={`${texts}.passkeys.text`}>
          <Passkeys />
        </Section>
        <Section title={`${texts}.sessions.title`} text={`${texts}.sessions.text`}>
          <Sessions />
        </Section>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Section title={`${texts}.devices`} text={`${texts}.devicesText`}>
            <SignOutEverywhere />
          </Section>
          <Section title="admin.language" text={`${texts}.languageText`}>
            <LanguageSwitch />
          </Section>
        </Box>
      </Box>
    </>
  );
}

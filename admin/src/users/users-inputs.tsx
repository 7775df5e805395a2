import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { PasswordInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Schemas } from '../api/schemas';
import { useDelivery } from '../components/alerts/no-mail-server';
import { ChoiceInput, SwitchInput } from '../components/inputs/choice-input';
import { InColumns } from '../components/inputs/in-columns';
import { LineInput } from '../components/inputs/text-inputs';
import { useField } from '../components/inputs/use-field';
import { useAdminSession } from '../providers/admin-session-provider';
import { EndSessionsButton } from './end-sessions-button';
import { RemoveFactorsButton } from './remove-factors-button';

type User = Schemas['UserDto'];
const texts = 'admin.users';

/** Whether the record is the signed-in user. */
function useIsOwn(): boolean {
  const user = useRecordContext<User>();
  const { session } = useAdminSession();
  return user !== undefined && user.id === session?.id;
}

/** Input for another password; left empty, the stored one stays. */
function PasswordField() {
  const { validate, parse, helperText, attributes } = useField({ source: 'password' });
  return (
    <PasswordInput
      source="password"
      label="resources.users.fields.newPassword"
      helperText={helperText}
      parse={parse}
      autoComplete="new-password"
      validate={validate}
      slotProps={{ htmlInput: attributes }}
    />
  );
}

/** How an invited user sets the password. */
function useInvitationNote(): string {
  const user = useRecordContext<User>();
  const isMailed = useDelivery()?.way !== 'files';
  if (user) return 'invitation.waiting';
  return isMailed ? 'invitation.mailed' : 'invitation.shown';
}

function Password() {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  const isOwn = useIsOwn();
  const invitationNote = useInvitationNote();
  if (user?.hasPassword && !isOwn) return <PasswordField />;
  const note = isOwn ? 'ownPassword' : invitationNote;
  return (
    <Alert severity="info" role="note">
      {translate(`${texts}.${note}`)}
    </Alert>
  );
}

/** Input for the role, with what the chosen one may do. */
function RoleInput() {
  const isNew = useRecordContext<User>() === undefined;
  const role: unknown = useWatch({ name: 'role' });
  const help = typeof role === 'string' && role ? `roles.${role}` : undefined;
  return <ChoiceInput source="role" help={help} isEmpty={isNew} />;
}

/** Inputs for role and status; administrators cannot change their own. */
function Access() {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  if (useIsOwn()) {
    return (
      <TextField
        label={translate('resources.users.fields.role')}
        value={translate(`${texts}.role.${user?.role}`)}
        helperText={translate(`${texts}.help.ownRole`)}
        slotProps={{ input: { readOnly: true } }}
      />
    );
  }
  return (
    <>
      <RoleInput />
      {user ? <SwitchInput source="isActive" /> : null}
      {user?.hasPassword ? <EndSessionsButton id={user.id} /> : null}
      {user?.hasSecondFactor ? <RemoveFactorsButton user={user} /> : null}
    </>
  );
}

/** The inputs of a user; a new one gets a username by the email address. */
export function UsersInputs() {
  const user = useRecordContext<User>();
  return (
    <InColumns>
      <LineInput source="fullName" />
      <LineInput source="email" type="email" />
      {user ? <LineInput source="username" required autoComplete="off" verbatim /> : null}
      <Password />
      <Access />
    </InColumns>
  );
}

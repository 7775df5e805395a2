import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { PasswordInput, useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Schemas } from '../api/schemas';
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

/** Input for the password; left empty, that of an existing user stays. */
function PasswordField({ isNew }: { isNew: boolean }) {
  const kind = isNew ? 'password' : 'newPassword';
  const { validate, parse, helperText, attributes } = useField({
    source: 'password',
    required: isNew,
    help: kind,
  });
  return (
    <PasswordInput
      source="password"
      label={`resources.users.fields.${kind}`}
      helperText={helperText}
      parse={parse}
      autoComplete="new-password"
      validate={validate}
      slotProps={{ htmlInput: attributes }}
    />
  );
}

function Password() {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  if (useIsOwn()) {
    return <Alert severity="info">{translate(`${texts}.ownPassword`)}</Alert>;
  }
  return <PasswordField isNew={user === undefined} />;
}

/** Input for the role, with what the chosen one may do. */
function RoleInput() {
  const role: unknown = useWatch({ name: 'role' });
  const help = typeof role === 'string' && role ? `roles.${role}` : undefined;
  return <ChoiceInput source="role" help={help} />;
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
      <SwitchInput source="isActive" />
      {user ? <EndSessionsButton id={user.id} /> : null}
      {user?.hasSecondFactor ? <RemoveFactorsButton user={user} /> : null}
    </>
  );
}

export function UsersInputs() {
  return (
    <InColumns>
      <LineInput source="fullName" />
      <LineInput source="email" type="email" />
      <LineInput source="username" autoComplete="off" verbatim />
      <Password />
      <Access />
    </InColumns>
  );
}

import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import { PasswordInput, useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { Choice, Switch } from '../components/inputs/choice-input';
import { InColumns } from '../components/inputs/in-columns';
import { Line } from '../components/inputs/text-inputs';
import { useField } from '../components/inputs/use-field';
import { useAdminSession } from '../providers/admin-session-provider';

type User = Schemas['UserDto'];
const texts = 'admin.users';

/** Whether the form is of the person who is signed in. */
function useIsOwn(): boolean {
  const user = useRecordContext<User>();
  const { session } = useAdminSession();
  return user !== undefined && user.id === session?.id;
}

/** The password of a new user, or another one; of a known user it stays where it is left empty. */
function ChosenPassword({ isNew }: { isNew: boolean }) {
  const kind = isNew ? 'password' : 'newPassword';
  const { validate, parse, helperText } = useField({
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
    />
  );
}

function Password() {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  if (useIsOwn()) {
    return <Alert severity="info">{translate(`${texts}.ownPassword`)}</Alert>;
  }
  return <ChosenPassword isNew={user === undefined} />;
}

/** What a user may do; nobody takes their own access away. */
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
      <Choice source="role" />
      <Switch source="isActive" />
    </>
  );
}

export function UsersInputs() {
  return (
    <InColumns>
      <Line source="fullName" />
      <Line source="email" type="email" />
      <Line source="username" autoComplete="off" verbatim />
      <Password />
      <Access />
    </InColumns>
  );
}

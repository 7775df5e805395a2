import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import {
  BooleanInput,
  PasswordInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { components } from '../api/schema';
import { atLeast, emailAddress, newPassword } from '../components/inputs/rules';
import { keepText } from '../components/inputs/text';
import { useAdminSession } from '../providers/admin-session-provider';

type User = components['schemas']['UserDto'];
type UserForm = components['schemas']['CreateUserDto'];

const texts = 'admin.users';
const roles = ['admin', 'member'] as const;

export const userDefaults = {
  username: '',
  password: '',
  email: '',
  fullName: '',
  role: 'member',
  isActive: true,
};

function username(value: unknown): string | undefined {
  const short = atLeast(3, `${texts}.validation.username`)(value);
  const allowed = /^[\p{L}\d._@-]+$/u.test(keepText(value).trim());
  return short ?? (allowed ? undefined : `${texts}.validation.usernameLetters`);
}

const email = emailAddress(`${texts}.validation.email`);
const fullName = atLeast(1, `${texts}.validation.fullName`);
const passwordOrNone = (value: unknown) => (value ? newPassword(value) : undefined);

/** What the API takes, of the form's values; an empty password stays as it is. */
export function userFromForm(values: Partial<UserForm>): Partial<UserForm> {
  return {
    username: keepText(values.username),
    email: keepText(values.email),
    fullName: keepText(values.fullName),
    role: values.role,
    isActive: values.isActive,
    ...(values.password ? { password: values.password } : {}),
  };
}

/** Whether the form is of the person who is signed in. */
function useIsOwn(): boolean {
  const user = useRecordContext<User>();
  const { session } = useAdminSession();
  return user !== undefined && user.id === session?.id;
}

function Password() {
  const translate = useTranslate();
  const user = useRecordContext<User>();
  if (useIsOwn()) {
    return <Alert severity="info">{translate(`${texts}.ownPassword`)}</Alert>;
  }
  const kind = user ? 'newPassword' : 'password';
  return (
    <PasswordInput
      source="password"
      label={`resources.users.fields.${kind}`}
      helperText={`${texts}.help.${kind}`}
      parse={keepText}
      autoComplete="new-password"
      validate={user ? passwordOrNone : newPassword}
    />
  );
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
      <SelectInput
        source="role"
        choices={roles.map((id) => ({ id, name: translate(`${texts}.role.${id}`) }))}
        translateChoice={false}
        validate={required()}
        helperText={`${texts}.help.role`}
      />
      <BooleanInput source="isActive" helperText={`${texts}.help.isActive`} />
    </>
  );
}

export function UsersInputs() {
  return (
    <Box sx={{ display: 'grid', columnGap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <TextInput source="fullName" parse={keepText} validate={fullName} helperText={false} />
      <TextInput source="email" type="email" parse={keepText} validate={email} helperText={false} />
      <TextInput
        source="username"
        parse={keepText}
        validate={username}
        autoComplete="off"
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        helperText={false}
      />
      <Password />
      <Access />
    </Box>
  );
}

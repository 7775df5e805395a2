import { PasswordInput } from 'react-admin';
import { fieldRules } from '../../api/form-rules';
import { validatorOf } from '../../components/inputs/checks';
import { asText } from '../../components/inputs/text';

const texts = 'admin.account';
const newPassword = validatorOf(fieldRules('users', 'password'), true);
const matchesNewPassword = (value: unknown, { newPassword: chosen }: Record<string, unknown>) =>
  value === chosen ? undefined : `${texts}.validation.repeat`;

/** A new password, typed twice: the values `newPassword` and `repeated` of a form. */
export function NewPasswordFields() {
  return (
    <>
      <PasswordInput
        source="newPassword"
        label={`${texts}.next`}
        helperText={`${texts}.rule`}
        autoComplete="new-password"
        parse={asText}
        validate={newPassword}
      />
      <PasswordInput
        source="repeated"
        label={`${texts}.repeat`}
        autoComplete="new-password"
        parse={asText}
        validate={matchesNewPassword}
        helperText={false}
      />
    </>
  );
}

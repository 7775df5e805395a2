import Typography from '@mui/material/Typography';
import { BooleanInput, required, TextInput, useTranslate } from 'react-admin';

const codeRules = required('admin.login.code.missing');

/** The code of the second factor, on the login page after the right password. */
export function CodeFields() {
  const translate = useTranslate();
  return (
    <>
      <TextInput
        source="code"
        label="admin.login.code.label"
        helperText="admin.login.code.help"
        autoComplete="one-time-code"
        autoFocus
        slotProps={{
          htmlInput: { inputMode: 'numeric', autoCapitalize: 'none', spellCheck: false },
        }}
        validate={codeRules}
      />
      <BooleanInput
        source="rememberDevice"
        label="admin.login.code.remember"
        defaultValue={false}
        helperText={false}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate('admin.login.code.lost')}
      </Typography>
    </>
  );
}

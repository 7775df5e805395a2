import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { BooleanInput, required, TextInput, useTranslate } from 'react-admin';
import { lazyScreen } from '../../components/screen/lazy-screen';

const LostDevice = lazyScreen(async () => (await import('./lost-device')).LostDevice);

const codeRules = required('admin.login.code.missing');

/** The code of the second factor, on the login page after the right password. */
export function CodeFields() {
  const translate = useTranslate();
  const [isLost, setLost] = useState(false);
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
      {isLost ? (
        <Suspense fallback={null}>
          <LostDevice />
        </Suspense>
      ) : (
        <Button onClick={() => setLost(true)} sx={{ minHeight: 44, ml: -1 }}>
          {translate('admin.login.code.lost')}
        </Button>
      )}
    </>
  );
}

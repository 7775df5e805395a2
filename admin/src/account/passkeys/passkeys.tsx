import KeyIcon from '@mui/icons-material/Key';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { LoadFailed } from '../../components/alerts/load-failed';
import { offersPasskeys } from '../../providers/passkeys/offers-passkeys';
import { OneFieldForm } from '../one-field-form';
import { PasskeyRow } from './passkey-row';
import { nameField, useAdd, usePasskeys } from './use-passkeys';

const texts = 'admin.account.passkeys';

function AddPasskey() {
  const translate = useTranslate();
  const { mutate, isPending } = useAdd();
  if (!offersPasskeys()) {
    return (
      <Alert severity="info" role="note" variant="outlined" sx={{ mt: 1 }}>
        {translate(`${texts}.unavailable`)}
      </Alert>
    );
  }
  return (
    <OneFieldForm
      {...nameField}
      label={`${texts}.name`}
      help={`${texts}.nameHelp`}
      button={{ text: `${texts}.add`, icon: <KeyIcon /> }}
      pending={isPending}
      onSubmit={(name, done) => mutate(name, { onSuccess: done })}
    />
  );
}

/** The user's passkeys. */
export function Passkeys() {
  const translate = useTranslate();
  const { data, error, refetch } = usePasskeys();
  if (error) return <LoadFailed onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={96} />;
  return (
    <>
      {data.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </Box>
      ) : (
        <Typography sx={{ mb: 1 }}>{translate(`${texts}.none`)}</Typography>
      )}
      <AddPasskey />
    </>
  );
}

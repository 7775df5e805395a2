import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../components/list/copy-button';
import type { NewApiToken } from './use-api-tokens';

const texts = 'admin.api-tokens';

/** A new token, which is shown only once. */
export function CreatedToken({ token, onDone }: { token: NewApiToken; onDone: () => void }) {
  const translate = useTranslate();
  return (
    <Alert severity="success" variant="outlined">
      <AlertTitle>{translate(`${texts}.created.title`, { name: token.name })}</AlertTitle>
      {translate(`${texts}.created.text`)}
      <Box component="code" sx={{ display: 'block', my: 1.5, overflowWrap: 'anywhere' }}>
        {token.token}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: -1 }}>
        <CopyButton label={`${texts}.copy`} text={token.token} recordName={token.name} />
        <Button onClick={onDone}>{translate(`${texts}.created.done`)}</Button>
      </Box>
    </Alert>
  );
}

import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';

type State = Schemas['MailDto']['state'];

/** Colours of the states; those that need an action stand out. */
const colours = {
  queued: 'default',
  sending: 'primary',
  sent: 'success',
  written: 'warning',
  failed: 'error',
  uncertain: 'warning',
} as const satisfies Record<State, string>;

export function MailStateChip({ state }: { state: State }) {
  const translate = useTranslate();
  const isGivenUp = state === 'failed' || state === 'uncertain';
  return (
    <Chip
      color={colours[state]}
      variant={isGivenUp ? 'filled' : 'outlined'}
      label={translate(`admin.mails.state.${state}`)}
    />
  );
}

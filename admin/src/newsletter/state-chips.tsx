import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';

const texts = 'admin.newsletter';

const colours = {
  confirmed: 'success',
  unconfirmed: 'default',
  left: 'warning',
  stopped: 'error',
} as const;

/** Whether a subscriber is confirmed, has left, and gets nothing as the address was refused. */
export function StateChips({ isActive, confirmedAt, isStopped }: Schemas['SubscriberDto']) {
  const translate = useTranslate();
  const state = isActive ? (confirmedAt ? 'confirmed' : 'unconfirmed') : 'left';
  const states = isStopped ? ([state, 'stopped'] as const) : ([state] as const);
  return states.map((one) => (
    <Chip
      key={one}
      color={colours[one]}
      variant={one === 'left' ? 'filled' : 'outlined'}
      label={translate(`${texts}.badge.${one}`)}
    />
  ));
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useGetOne, useLocaleState, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import { groupIban } from 'shared/iban';
import type { Schemas } from '../api/schemas';
import { useDelivery } from '../components/alerts/no-mail-server';
import { PostButton } from '../components/form/row-button';
import { useIsAdmin } from '../providers/admin-session-provider';

type Settings = Schemas['SettingsDto'];
type AccountChange = Schemas['AccountChangeDto'];

const texts = 'admin.settings.account';

/** The new values, by field. */
const valuesOf = ({ iban, bankRecipient, accountChangeHours }: AccountChange) =>
  Object.entries({ bankRecipient, iban: iban && groupIban(iban), accountChangeHours }).filter(
    ([, value]) => value !== null,
  );

/** The change of the account for donations that waits, if there is one. */
export function PendingAccount() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const isAdmin = useIsAdmin();
  const delivery = useDelivery();
  const { data } = useGetOne<Settings>('settings', { id: 1 });
  const change = data?.pendingAccount;
  if (!change) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      <AlertTitle>{translate(`${texts}.title`)}</AlertTitle>
      {translate(`${texts}.until`, { date: formatDateTime(change.holdsAt, locale) })}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {valuesOf(change).map(([field, value]) => (
          <li key={field}>
            {translate(`resources.settings.fields.${field}`)}: <b>{value}</b>
          </li>
        ))}
      </Box>
      {delivery ? (
        <div>{translate(`${texts}.${delivery.way === 'files' ? 'nobodyTold' : 'told'}`)}</div>
      ) : null}
      {isAdmin ? (
        <PostButton
          path="settings/account-change/cancel"
          done={`${texts}.stopped`}
          label={`${texts}.stop`}
          variant="outlined"
          color="inherit"
          sx={{ mt: 1, minHeight: 44 }}
        />
      ) : null}
    </Alert>
  );
}

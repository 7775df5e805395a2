import LogoutIcon from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import type { Schemas } from '../api/schemas';
import { LoadFailed } from '../components/alerts/load-failed';
import { RowButton } from '../components/form/row-button';
import { apiUrl, httpClient } from '../providers/http-client';
import { useChange } from '../providers/use-change';

type Session = Schemas['ActiveSessionDto'];

const texts = 'admin.account.sessions';
const queryKey = ['auth', 'sessions'];
const url = `${apiUrl}/auth/sessions`;

/** Ends one session, or all others, and reads the list anew. */
const useEnd = () =>
  useChange(
    (id: string | undefined) =>
      httpClient(id === undefined ? `${url}/end-others` : `${url}/${id}`, {
        method: id === undefined ? 'POST' : 'DELETE',
      }),
    { done: (id) => `${texts}.${id === undefined ? 'endedOthers' : 'ended'}`, reads: [queryKey] },
  );

function SessionRow({ session }: { session: Session }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { mutate, isPending } = useEnd();
  const { id, browser, network, beganAt, seenAt, isCurrent } = session;
  const name = browser ?? translate(`${texts}.unknownBrowser`);
  // Of a network such as 203.0.113.0/24 or 2001:db8:1::/48; one on this machine has none.
  const begin = network?.replace(/(\.0|::)\/\d+$/, '');
  const began = translate(`${texts}.began`, { date: formatDateTime(beganAt, locale) });
  const facts = [
    begin && translate(`${texts}.network`, { network: begin }),
    began,
    isCurrent ? null : translate(`${texts}.seen`, { date: formatDateTime(seenAt, locale) }),
  ];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Typography component="span" sx={{ fontWeight: 650 }}>
            {name}
          </Typography>
          {isCurrent ? <Chip color="primary" label={translate(`${texts}.current`)} /> : null}
        </Box>
        {facts.filter(Boolean).map((fact) => (
          <Typography key={fact} variant="body2" color="textSecondary">
            {fact}
          </Typography>
        ))}
      </Box>
      {isCurrent ? null : (
        <RowButton
          label={`${texts}.end`}
          recordName={`${name}, ${began}`}
          startIcon={<LogoutIcon />}
          loading={isPending}
          onClick={() => mutate(id)}
          sx={{ ml: -1 }}
        />
      )}
    </Box>
  );
}

/** Where the user is signed in. */
export function Sessions() {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery<Session[]>({ queryKey });
  const { mutate, isPending } = useEnd();
  if (error) return <LoadFailed onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={96} />;
  // The current one comes first.
  const sorted = [...data].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {sorted.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Box>
      {data.length > 1 ? (
        <Button
          variant="outlined"
          startIcon={<LogoutIcon />}
          loading={isPending}
          onClick={() => mutate(undefined)}
          sx={{ mt: 1 }}
        >
          {translate(`${texts}.endOthers`)}
        </Button>
      ) : null}
    </>
  );
}

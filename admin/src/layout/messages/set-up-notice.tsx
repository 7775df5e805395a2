import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { Link, useTranslate } from 'react-admin';
import type { Schemas } from '../../api/schemas';

const texts = 'admin.account.secondFactor.notice';
const DAY_MS = 24 * 3_600_000;

type User = Schemas['SessionUserDto'];

/** The days that are left, the last one included; null where nothing has to be set up. */
const daysLeft = ({ secondFactorDueAt }: User): number | null =>
  secondFactorDueAt === null
    ? null
    : Math.max(1, Math.ceil((Date.parse(secondFactorDueAt) - Date.now()) / DAY_MS));

/** Tells for how many days the user may work without the second factor that is required. */
export function SetUpNotice() {
  const translate = useTranslate();
  const { data: left } = useQuery<User, Error, number | null>({
    queryKey: ['auth', 'me'],
    select: daysLeft,
  });
  if (left === undefined || left === null) return null;
  return (
    <Alert severity="warning" variant="outlined" role="note" sx={{ mb: 2 }}>
      {translate(`${texts}.text`, { smart_count: left })}{' '}
      <Link to="/account" color="inherit">
        {translate(`${texts}.link`)}
      </Link>
    </Alert>
  );
}

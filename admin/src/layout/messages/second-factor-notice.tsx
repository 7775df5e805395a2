import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { Link, useTranslate } from 'react-admin';
import type { Schemas } from '../../api/schemas';
import { useAdminSession } from '../../providers/admin-session-provider';

const texts = 'admin.account.secondFactor';
const DAY_MS = 24 * 3_600_000;

type User = Schemas['SessionUserDto'];
type SecondFactor = Schemas['SecondFactorDto'];

/** The days that are left, the last one included; null where nothing has to be set up. */
const daysLeft = ({ secondFactorDueAt }: User): number | null =>
  secondFactorDueAt === null
    ? null
    : Math.max(1, Math.ceil((Date.parse(secondFactorDueAt) - Date.now()) / DAY_MS));

/** The recovery codes that are left; null where all ten are new, or the factor is off. */
const codesLeft = ({ isOn, recoveryCodesLeft }: SecondFactor): number | null =>
  isOn && recoveryCodesLeft < 10 ? recoveryCodesLeft : null;

function Notice({ text, left }: { text: string; left: number | null | undefined }) {
  const translate = useTranslate();
  if (left === undefined || left === null) return null;
  return (
    <Alert severity="warning" variant="outlined" role="note" sx={{ mb: 2 }}>
      {translate(`${texts}.${text}.${left ? 'text' : 'none'}`, { smart_count: left })}{' '}
      <Link to="/account" color="inherit">
        {translate(`${texts}.${text}.link`)}
      </Link>
    </Alert>
  );
}

/** Tells for how many days the user may work without the second factor that is required. */
function SetUpNotice() {
  const { data } = useQuery<User, Error, number | null>({
    queryKey: ['auth', 'me'],
    select: daysLeft,
  });
  return <Notice text="notice" left={data} />;
}

/** Tells how many recovery codes are left, after one was used. */
function RecoveryNotice() {
  const { data } = useQuery<SecondFactor, Error, number | null>({
    queryKey: ['auth', 'second-factor'],
    select: codesLeft,
  });
  return <Notice text="recovered" left={data} />;
}

export function SecondFactorNotice() {
  const { session } = useAdminSession();
  return session?.secondFactor === 'recovered' ? <RecoveryNotice /> : <SetUpNotice />;
}

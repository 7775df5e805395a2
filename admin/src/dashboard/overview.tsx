import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link, useLocaleState, useTranslate } from 'react-admin';
import { formatDate, formatDateTime, isoDate } from 'shared/croatian-time';
import { formatCents } from 'shared/money';
import type { Schemas } from '../api/schemas';
import { formatRecent } from '../components/format/date';
import { rowName } from '../components/inputs/row-name';
import { listPath } from '../components/list/list-path';
import { useDashboard } from '../layout/use-dashboard';

type Dashboard = Schemas['DashboardDto'];
type Change = NonNullable<Dashboard['changes']>[number];

const texts = 'admin.dashboard.overview';

function Section({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Card component="section" aria-labelledby={`dashboard-${name}`} sx={{ px: 2, py: 1.5 }}>
      <Typography variant="h3" component="h2" id={`dashboard-${name}`} sx={{ mb: 0.5 }}>
        {translate(`${texts}.${name}`)}
      </Typography>
      {children}
    </Card>
  );
}

/** The path of the received donations in euros from a day on. */
const receivedSince = (from: string) =>
  listPath('donations', { status: 'completed', currency: 'EUR', from });

function Sum({ label, cents, from }: { label: string; cents: number; from: string }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Link
      to={receivedSince(from)}
      underline="hover"
      color="inherit"
      sx={{ display: 'block', minHeight: 44 }}
    >
      <Typography component="span" variant="h2" sx={{ display: 'block' }}>
        {formatCents(cents, locale)}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        {translate(`${texts}.${label}`)}
      </Typography>
    </Link>
  );
}

interface MoneyProps {
  received: NonNullable<Dashboard['received']>;
  /** When it was fetched. */
  now: number;
}

function Money({ received: { thisMonth, thisYear, statementDay }, now }: MoneyProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const today = isoDate(now);
  return (
    <Section name="money">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}>
        <Sum label="month" cents={thisMonth} from={`${today.slice(0, 7)}-01`} />
        <Sum label="year" cents={thisYear} from={`${today.slice(0, 4)}-01-01`} />
      </Box>
      <Link
        to="/bank-payments"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 34 } }}
      >
        {statementDay
          ? translate(`${texts}.statement`, { day: formatDate(statementDay, locale) })
          : translate(`${texts}.noStatement`)}
      </Link>
    </Section>
  );
}

function NextEvent({ event }: { event: Dashboard['nextEvent'] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Section name="event">
      {event ? (
        <>
          <Link to={`/events/${event.id}`} sx={{ py: 0.5 }}>
            {rowName(event, locale)}
          </Link>
          <Typography color="textSecondary">{formatDateTime(event.date, locale)}</Typography>
        </>
      ) : (
        <Typography color="textSecondary">{translate(`${texts}.noEvent`)}</Typography>
      )}
    </Section>
  );
}

/** The path of a changed row, or of the list of several. */
function pathOf({ resource, id, count }: Change): string {
  if (resource === 'settings' || count > 1) return `/${resource}`;
  return `/${resource}/${id}`;
}

/** Names changed rows by the title of the first; null where it has none. */
function useTitle({ resource, title, titleEn, count }: Change): string | null {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const name = (locale === 'en' && titleEn) || title || titleEn;
  if (!name || resource === 'settings') return null;
  if (resource === 'page-texts') return translate(`admin.page-texts.pages.${name}`);
  return count > 1 ? translate(`${texts}.more`, { name, count: count - 1 }) : name;
}

function ChangeRow({ change, now }: { change: Change; now: number }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { resource, action, count, by, at } = change;
  const title = useTitle(change);
  const kind = translate(`admin.${resource}.title`);
  const name = title ?? (count > 1 ? `${kind} (${count})` : kind);
  const facts = [
    translate(`${texts}.${action}`),
    title ? kind : '',
    by ?? '',
    formatRecent(at, locale, now),
  ];
  return (
    <Box component="li" sx={{ py: 0.25, overflowWrap: 'anywhere' }}>
      {action === 'deleted' ? name : <Link to={pathOf(change)}>{name}</Link>}{' '}
      <Typography component="span" variant="body2" color="textSecondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

function Changes({ changes, now }: { changes: Change[]; now: number }) {
  const translate = useTranslate();
  return (
    <Section name="changes">
      {changes.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {changes.map((change) => (
            <ChangeRow key={`${change.resource} ${change.id}`} change={change} now={now} />
          ))}
        </Box>
      ) : (
        <Typography color="textSecondary">{translate(`${texts}.noChanges`)}</Typography>
      )}
    </Section>
  );
}

/** Money, the next event and the last changes: those that the user may see. */
export function Overview() {
  const { data, dataUpdatedAt: now } = useDashboard();
  if (!data) return null;
  return (
    <Box
      sx={{
        mb: 2.5,
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr', xl: '1fr 1fr 2fr' },
        '& > :last-child': { gridColumn: { md: '1 / -1', xl: 'auto' } },
      }}
    >
      {data.received ? <Money received={data.received} now={now} /> : null}
      {data.nextEvent === undefined ? null : <NextEvent event={data.nextEvent} />}
      {data.changes ? <Changes changes={data.changes} now={now} /> : null}
    </Box>
  );
}

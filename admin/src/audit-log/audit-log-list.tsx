import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useGetList, useLocaleState, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import type { Schemas } from '../api/schemas';
import { useAuditLine, type AuditEntry } from '../components/audit/use-audit-line';
import { DateRangeFilter } from '../components/list/date-range-filter';
import { ExportButton } from '../components/list/export-button';
import { choicesBy, ListFilter } from '../components/list/list-filter';
import { RecordList } from '../components/list/record-list';
import { RowTitle } from '../components/list/row-title';
import { useRow } from '../components/list/use-row';

const texts = 'admin.audit-log';

const actorKinds = ['visitor', 'site', 'command', 'database'] as const;

const actions = [
  'added',
  'changed',
  'deleted',
  'restored',
  'purged',
  'sent',
  'scheduled',
  'replied',
  'imported',
  'exported',
  'searched',
  'erased',
  'signed-in',
  'signed-in-by-passkey',
  'passkey-added',
  'second-factor-added',
  'second-factor-removed',
  'factors-removed',
  'invited',
  'sign-in-failed',
  'restored-backup',
] as const;

const resources = [
  'blog',
  'projects',
  'events',
  'public-calls',
  'documents',
  'media',
  'page-texts',
  'pages',
  'contact',
  'newsletter',
  'issues',
  'team',
  'partners',
  'donations',
  'bank-payments',
  'users',
  'settings',
  'privacy',
  'redirects',
  'api-tokens',
] as const;

function Line() {
  const line = useRow<AuditEntry>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const describe = useAuditLine();
  const { by, act, path, facts } = describe(line);
  const until = line.lastAt
    ? translate(`${texts}.until`, { date: formatDateTime(line.lastAt, locale) })
    : null;
  return (
    <Card component="li" sx={{ px: 2, py: 1.5 }}>
      <RowTitle title={`${by}: ${act}`} path={path} sx={{ fontSize: '1.05rem' }} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {[formatDateTime(line.at, locale), until].filter(Boolean).join(' ')}
      </Typography>
      {facts.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 0.5, p: 0 }}>
          {facts.map((fact) => (
            <Typography key={fact} component="li" sx={{ overflowWrap: 'anywhere' }}>
              {fact}
            </Typography>
          ))}
        </Box>
      ) : null}
    </Card>
  );
}

function Filters() {
  const { data: users = [] } = useGetList<Schemas['UserDto']>('users', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'fullName', order: 'ASC' },
  });
  return (
    <>
      <ListFilter
        label={`${texts}.who`}
        choices={[
          ...users.map(({ id, fullName }) => ({ name: fullName, filter: { actorId: id } })),
          ...choicesBy('actorKind', actorKinds, `${texts}.actors`),
        ]}
      />
      <ListFilter
        label={`${texts}.what`}
        choices={choicesBy('action', actions, `${texts}.actions`)}
      />
      <ListFilter
        label={`${texts}.kind`}
        choices={resources.map((resource) => ({
          name: `admin.${resource}.title`,
          filter: { resource },
        }))}
      />
      <DateRangeFilter texts={texts} />
    </>
  );
}

/** Who did what, and when. */
export function AuditLogList() {
  return (
    <RecordList
      sort={{ field: 'at', order: 'DESC' }}
      sortFields={['at']}
      filters={<Filters />}
      actions={<ExportButton />}
      row={<Line />}
      canCreate={false}
    />
  );
}

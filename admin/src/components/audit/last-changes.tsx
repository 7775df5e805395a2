import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useState, useSyncExternalStore } from 'react';
import { useGetList, useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDateTime } from 'shared/croatian-time';
import { getAdminSession, subscribeToAdminSession } from '../../providers/admin-session';
import { LoadFailed } from '../alerts/load-failed';
import { useAuditLine, type AuditEntry } from './use-audit-line';

const texts = 'admin.audit-log.last';
const SHOWN = 5;

interface LastChangesProps {
  resource: string;
  id: number;
}

function Lines({ resource, id }: LastChangesProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const describe = useAuditLine();
  const filter = { resource, rowId: id };
  const { data, error, isPending, refetch, total } = useGetList<AuditEntry>('audit-log', {
    filter,
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'at', order: 'DESC' },
  });
  if (isPending) return <Skeleton aria-busy="true" width="60%" />;
  if (error) return <LoadFailed onRetry={refetch} />;
  if (data.length === 0) return <Typography>{translate(`${texts}.none`)}</Typography>;
  const all = new URLSearchParams({ filter: JSON.stringify(filter) });
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {data.map((line) => {
          const { by, act, facts } = describe(line);
          return (
            <Typography key={line.id} component="li" sx={{ overflowWrap: 'anywhere' }}>
              {`${by}: ${act}`}
              <Typography component="span" variant="body2" color="textSecondary">
                {[formatDateTime(line.at, locale), ...facts].map((fact) => ` · ${fact}`).join('')}
              </Typography>
            </Typography>
          );
        })}
      </Box>
      {total !== undefined && total > SHOWN ? (
        <Button component={Link} to={`/audit-log?${all.toString()}`} size="small" sx={{ mt: 1 }}>
          {translate(`${texts}.all`)}
        </Button>
      ) : null}
    </>
  );
}

/** The last changes of a record, which are loaded when they are unfolded; for administrators. */
export function LastChanges(record: LastChangesProps) {
  const translate = useTranslate();
  const session = useSyncExternalStore(subscribeToAdminSession, getAdminSession);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (session?.role !== 'admin') {
    return null;
  }
  return (
    <Box sx={{ mt: 2 }}>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
        sx={{ ml: -0.75, minHeight: { xs: 44, md: 32 } }}
      >
        {translate(`${texts}.title`)}
      </Button>
      {isOpen ? (
        <Box id={id} sx={{ mt: 0.5 }}>
          <Lines {...record} />
        </Box>
      ) : null}
    </Box>
  );
}

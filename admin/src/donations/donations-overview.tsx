import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useLocaleState, useStore, useTranslate } from 'react-admin';
import { formatInZagreb } from 'shared/croatian-time';
import { formatCents } from 'shared/money';
import { useProjects } from './use-projects';
import type { Total, Totals } from './use-totals';

const texts = 'admin.donations.overview';
const groupings = ['none', 'months', 'years', 'projects', 'ways'] as const;
type Grouping = (typeof groupings)[number];

interface Row extends Total {
  name: string;
}

/** The received donations of a grouping, with the name of each group. */
function useRows(totals: Totals, grouping: Grouping): Row[] {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const projects = useProjects();
  const named = (): Row[] => {
    if (grouping === 'months') {
      return totals.months.map((total) => ({
        ...total,
        name: formatInZagreb(`${total.period}-15T12:00:00Z`, locale, {
          month: 'long',
          year: 'numeric',
        }),
      }));
    }
    if (grouping === 'years')
      return totals.years.map((total) => ({ ...total, name: total.period }));
    if (grouping === 'ways') {
      return totals.ways.map((total) => ({
        ...total,
        name: translate(`admin.donations.way.${total.way}`),
      }));
    }
    if (grouping !== 'projects') return [];
    const names = new Map(projects.map(({ id, name }) => [id, name]));
    return totals.projects
      .map((total) => ({
        ...total,
        name:
          total.projectId === null
            ? translate(`${texts}.noProject`)
            : (names.get(total.projectId) ?? `#${total.projectId}`),
      }))
      .sort((one, other) => one.name.localeCompare(other.name, locale));
  };
  return named().filter(({ status }) => status === 'completed');
}

/** A table of what was received, by month, year, project or way of giving, to the cent. */
export function DonationsOverview({ totals }: { totals: Totals }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [grouping, setGrouping] = useStore<Grouping>('donations.overview', 'none');
  const rows = useRows(totals, grouping);
  return (
    <Box sx={{ mb: 2 }}>
      <TextField
        select
        label={translate(`${texts}.label`)}
        value={grouping}
        onChange={({ target }) =>
          setGrouping(groupings.find((one) => one === target.value) ?? 'none')
        }
        sx={{ m: 0, minWidth: 190, width: 'auto' }}
      >
        {groupings.map((one) => (
          <MenuItem key={one} value={one}>
            {translate(`${texts}.by.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {grouping === 'none' ? null : (
        <TableContainer
          tabIndex={0}
          role="region"
          aria-label={translate(`${texts}.title`)}
          sx={{ mt: 1, maxWidth: 640 }}
        >
          <Table size="small" aria-label={translate(`${texts}.title`)}>
            <TableHead>
              <TableRow>
                <TableCell>{translate(`${texts}.group.${grouping}`)}</TableCell>
                <TableCell align="right">{translate(`${texts}.count`)}</TableCell>
                <TableCell align="right">{translate(`${texts}.received`)}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ name, currency, count, cents }) => (
                <TableRow key={`${name} ${currency}`}>
                  <TableCell component="th" scope="row">
                    {name}
                  </TableCell>
                  <TableCell align="right">{count}</TableCell>
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {formatCents(cents, locale, currency)}
                  </TableCell>
                </TableRow>
              ))}
              {rows.length === 0 ? (
                <TableRow>
                  <TableCell colSpan={3}>{translate(`${texts}.empty`)}</TableCell>
                </TableRow>
              ) : null}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Box>
  );
}

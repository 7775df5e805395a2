import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useGetList, useLocaleState, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import { formatCents } from 'shared/money';
import type { Schemas } from '../api/schemas';
import { formatDate } from '../components/format/date';

type Statement = Schemas['BankStatementDto'];

const texts = 'admin.bank-payments.statements';
const shownCount = 24;

/** The days of a statement, often a single one. */
const daysOf = ({ fromDay, toDay }: Statement) =>
  [...new Set([fromDay, toDay])].map((day) => formatDate(day)).join(' – ');

/** Whether the statement begins with the balance with which the one before it ends. */
function Balances({ statement }: { statement: Statement }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { openingCents, closingCents, previousCents, currency } = statement;
  const amount = (cents: number | null) =>
    cents === null || currency === null ? '–' : formatCents(cents, locale, currency);
  if (openingCents === null && closingCents === null) return translate(`${texts}.noBalance`);
  const isMissing = previousCents !== null && previousCents !== openingCents;
  return (
    <>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        {amount(openingCents)} → {amount(closingCents)}
      </Box>
      {previousCents === null ? null : (
        <Typography variant="body2" color={isMissing ? 'error' : 'textSecondary'}>
          {translate(`${texts}.${isMissing ? 'gap' : 'follows'}`, {
            balance: amount(previousCents),
          })}
        </Typography>
      )}
    </>
  );
}

/** The statements that were imported, latest first, up to which day, and what is missing. */
export function StatementList() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data = [], total } = useGetList<Statement>('bank-statements', {
    pagination: { page: 1, perPage: shownCount },
    sort: { field: 'toDay', order: 'DESC' },
  });
  const [latest] = data;
  if (!latest) return null;
  const missing = data.filter(
    ({ previousCents, openingCents }) => previousCents !== null && previousCents !== openingCents,
  ).length;
  return (
    <Accordion
      disableGutters
      variant="outlined"
      slotProps={{ heading: { component: 'h2' } }}
      sx={{ '&&, &&.Mui-expanded': { mb: 2 } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Box component="span" sx={{ '& > span': { display: 'block' } }}>
          <Typography component="span" sx={{ fontWeight: 650 }}>
            {translate(`${texts}.title`, { smart_count: total ?? data.length })}
          </Typography>
          <Typography
            component="span"
            variant="body2"
            color={missing > 0 ? 'error' : 'textSecondary'}
          >
            {translate(`${texts}.until`, { day: formatDate(latest.toDay) })}
            {missing > 0 ? ` ${translate(`${texts}.missing`, { smart_count: missing })}` : null}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ p: 0 }}>
        <TableContainer tabIndex={0} role="region" aria-label={translate(`${texts}.name`)}>
          <Table size="small" aria-label={translate(`${texts}.name`)}>
            <TableHead>
              <TableRow>
                {(['days', 'balances', 'payments', 'file', 'imported'] as const).map((column) => (
                  <TableCell key={column}>{translate(`${texts}.column.${column}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((statement) => (
                <TableRow key={statement.id}>
                  <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                    {daysOf(statement)}
                  </TableCell>
                  <TableCell>
                    <Balances statement={statement} />
                  </TableCell>
                  <TableCell>{statement.payments}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 140 }}>
                    {statement.fileName}
                  </TableCell>
                  <TableCell sx={{ minWidth: 160 }}>
                    {formatDateTime(statement.importedAt, locale)}, {statement.importedBy}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      </AccordionDetails>
    </Accordion>
  );
}

import { formatCents } from 'shared/money';
import { formatDate } from '../components/format/date';
import type { Column } from '../components/list/table/columns';
import { RecordTable } from '../components/list/table/record-table';
import { shownCents, type Donation } from './donation';
import { StatusChip } from './status-chip';

const texts = 'admin.donations';

const columns: Column<Donation>[] = [
  {
    field: 'amount',
    order: 'DESC',
    width: 15,
    align: 'right',
    cell: (donation, { locale }) => formatCents(shownCents(donation), locale, donation.currency),
  },
  {
    field: 'status',
    order: 'ASC',
    width: 18,
    cell: (donation) => <StatusChip donation={donation} />,
  },
  {
    field: 'donatedAt',
    order: 'DESC',
    width: 18,
    cell: ({ donatedAt }) => formatDate(donatedAt),
  },
  {
    field: 'receivedAt',
    order: 'DESC',
    width: 17,
    cell: ({ receivedAt }) => formatDate(receivedAt),
  },
  { field: 'reference', width: 18, cell: ({ reference }) => reference },
  { field: 'donorEmail', width: 26, cell: ({ donorEmail }) => donorEmail ?? '' },
];

/** The donations, one line for each. */
export const donationsTable = (
  <RecordTable<Donation>
    title={{
      field: 'donorName',
      order: 'ASC',
      title: ({ donorName }, { translate }) => donorName ?? translate(`${texts}.unnamed`),
      path: ({ id }) => `/donations/${id}`,
    }}
    columns={columns}
  />
);

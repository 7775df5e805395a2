import { formatDate } from '../components/format/date';
import type { Column } from '../components/list/table/columns';
import { RecordTable } from '../components/list/table/record-table';
import { kindOf, readable, type Redirect } from './redirect';

const texts = 'admin.redirects';

const columns: Column<Redirect>[] = [
  {
    field: 'target',
    order: 'ASC',
    width: 40,
    cell: ({ target }, { translate }) =>
      target === null ? translate(`${texts}.leadsNowhere`) : readable(target),
  },
  {
    field: 'createdAt',
    order: 'DESC',
    width: 19,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    field: 'kind',
    label: `${texts}.kind`,
    width: 22,
    cell: (redirect, { translate }) => translate(`${texts}.badge.${kindOf(redirect)}`),
  },
];

/** The redirects, one line for each. */
export const redirectsTable = (
  <RecordTable<Redirect>
    title={{ field: 'source', order: 'ASC', title: ({ source }) => readable(source) }}
    columns={columns}
  />
);

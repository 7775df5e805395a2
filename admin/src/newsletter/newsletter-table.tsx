import type { Schemas } from '../api/schemas';
import { formatDate } from '../components/format/date';
import type { Column } from '../components/list/table/columns';
import { RecordTable } from '../components/list/table/record-table';
import { StateChips } from './state-chips';

type Subscriber = Schemas['SubscriberDto'];

const columns: Column<Subscriber>[] = [
  {
    field: 'isActive',
    label: 'admin.newsletter.state',
    width: 24,
    cell: (subscriber) => <StateChips {...subscriber} />,
  },
  {
    field: 'subscribedAt',
    order: 'DESC',
    width: 15,
    cell: ({ subscribedAt }) => formatDate(subscribedAt),
  },
  {
    field: 'confirmedAt',
    order: 'DESC',
    width: 15,
    cell: ({ confirmedAt }) => formatDate(confirmedAt),
  },
  {
    field: 'language',
    width: 14,
    cell: ({ language }, { translate }) => translate(`admin.newsletter.language.${language}`),
  },
  {
    field: 'consentAt',
    label: 'admin.list.remark',
    width: 24,
    cell: ({ importId, consentAt }, { translate }) =>
      [
        importId ? translate('admin.newsletter.imported') : '',
        consentAt ? '' : translate('admin.newsletter.noConsent'),
      ]
        .filter(Boolean)
        .join(' · '),
  },
];

/** The subscribers, one line for each. */
export const newsletterTable = (
  <RecordTable<Subscriber> title={{ field: 'email', order: 'ASC' }} columns={columns} />
);

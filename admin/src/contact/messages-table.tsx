import { useLocation } from 'react-router-dom';
import type { Schemas } from '../api/schemas';
import { formatRecent } from '../components/format/date';
import type { Column } from '../components/list/table/columns';
import { RecordTable } from '../components/list/table/record-table';
import { StateChip } from './message-state';

type Message = Schemas['ContactMessageDto'];

const columns: Column<Message>[] = [
  { field: 'name', order: 'ASC', width: 22, cell: ({ name }) => name },
  {
    field: 'receivedAt',
    order: 'DESC',
    width: 14,
    cell: ({ receivedAt }, { locale, now }) => formatRecent(receivedAt, locale, now),
  },
  {
    field: 'state',
    label: 'admin.contact.state',
    width: 26,
    cell: (message) => <StateChip message={message} />,
  },
  {
    field: 'topic',
    width: 16,
    cell: ({ topic }, { translate }) => (topic ? translate(`admin.contact.topic.${topic}`) : ''),
  },
];

/** The messages, one line for each; their links keep the filters of the list. */
export function MessagesTable() {
  const { search } = useLocation();
  return (
    <RecordTable<Message>
      title={{
        field: 'subject',
        order: 'ASC',
        title: ({ subject }) => subject,
        path: ({ id }) => `/contact/${id}${search}`,
      }}
      columns={columns}
    />
  );
}

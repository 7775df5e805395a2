import type { Schemas } from '../api/schemas';
import { DraftBadge } from '../components/list/draft-badge';
import type { Column } from '../components/list/table/columns';
import { RecordTable } from '../components/list/table/record-table';
import { endOf, formatSpan } from './event-span';

type Event = Schemas['EventDto'];

const columns: Column<Event>[] = [
  {
    field: 'eventDate',
    order: 'DESC',
    width: 33,
    cell: ({ eventDate, endDate }, { translate }) =>
      eventDate === null ? translate('admin.events.undated') : formatSpan(eventDate, endDate),
  },
  {
    field: 'endDate',
    label: 'admin.events.when.label',
    width: 13,
    cell: ({ eventDate, endDate, isPublished }, { translate, now }) => {
      if (!isPublished) return <DraftBadge />;
      const past = eventDate !== null && endOf(eventDate, endDate) <= now;
      return translate(`admin.events.${past ? 'past' : 'upcoming'}`);
    },
  },
  { field: 'location', order: 'ASC', width: 26, cell: ({ location }) => location },
];

/** The events, one line for each. */
export const eventsTable = (
  <RecordTable<Event>
    title={{
      field: 'title',
      order: 'ASC',
      path: ({ id }) => `/events/${id}`,
    }}
    columns={columns}
  />
);

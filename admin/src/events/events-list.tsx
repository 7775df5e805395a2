import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import type { BulkDeclaration } from '../components/bulk/actions';
import { RecordDialog } from '../components/form/record-dialog';
import { useNow } from '../components/format/use-now';
import { smallestPicture } from '../components/image/picture-url';
import { DraftBadge } from '../components/list/draft-badge';
import { ListFilter, PublicationFilter, TranslationFilter } from '../components/list/list-filter';
import { RecordCard } from '../components/list/record-card';
import { RecordList } from '../components/list/record-list';
import { useRow } from '../components/list/use-row';
import { endOf, formatSpan } from './event-span';
import { EventsInputs } from './events-inputs';
import { eventsTable } from './events-table';

type Event = Schemas['EventDto'];

function EventRow() {
  const now = useNow();
  const event = useRow<Event>();
  const translate = useTranslate();
  const { slug, eventDate, endDate, isPublished, location } = event;
  const past = eventDate !== null && endOf(eventDate, endDate) <= now;
  return (
    <RecordCard
      badges={
        isPublished ? (
          <Chip
            variant="outlined"
            color={past ? 'default' : 'success'}
            label={translate(`admin.events.${past ? 'past' : 'upcoming'}`)}
          />
        ) : (
          <DraftBadge />
        )
      }
      facts={[
        eventDate === null ? translate('admin.events.undated') : formatSpan(eventDate, endDate),
        location,
      ]}
      preview="description"
      picture={smallestPicture(event, event.imageUrl)}
      publicPath={isPublished ? `/events/${slug}` : undefined}
    />
  );
}

const times = [
  { name: 'admin.events.when.all', filter: {} },
  { name: 'admin.events.when.upcoming', filter: { upcoming: true } },
  { name: 'admin.events.when.past', filter: { past: true } },
];

const bulk: BulkDeclaration = { actions: ['publish', 'unpublish', 'trash'] };

export function EventsList() {
  return (
    <RecordList
      sort={{ field: 'eventDate', order: 'DESC' }}
      sortFields={['eventDate', 'title', 'location']}
      filters={
        <>
          <ListFilter label="admin.events.when.label" choices={times} />
          <PublicationFilter />
          <TranslationFilter />
        </>
      }
      bulk={bulk}
      row={<EventRow />}
      table={eventsTable}
    >
      <RecordDialog>
        <EventsInputs />
      </RecordDialog>
    </RecordList>
  );
}

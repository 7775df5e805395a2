import Chip from '@mui/material/Chip';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import type { BulkDeclaration } from '../components/bulk/actions';
import { useNow } from '../components/format/use-now';
import { smallestPicture } from '../components/image/picture-url';
import { DraftBadge } from '../components/list/draft-badge';
import { ListFilter, PublicationFilter, TranslationFilter } from '../components/list/list-filter';
import { RecordCard } from '../components/list/record-card';
import { RecordList } from '../components/list/record-list';
import { endOf, formatSpan } from './event-span';
import { EventsDialog } from './events-dialog';
import { EventsTable } from './events-table';

type Event = Schemas['EventDto'];

function EventRow() {
  const now = useNow();
  const event = useRecordContext<Event>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!event) {
    return null;
  }
  const english = locale === 'en';
  const { id, slug, eventDate, endDate, isPublished, location } = event;
  const past = eventDate !== null && endOf(eventDate, endDate) <= now;
  return (
    <RecordCard
      title={(english ? event.titleEn : event.title) || event.title || event.titleEn}
      badges={
        isPublished ? (
          <Chip
            size="small"
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
      preview={(english ? event.descriptionEn : event.description) || event.description}
      picture={smallestPicture(event, event.imageUrl)}
      publicPath={isPublished ? `/events/${slug}` : undefined}
      editPath={`/events/${id}`}
    />
  );
}

function WhenFilter() {
  const translate = useTranslate();
  return (
    <ListFilter
      label={translate('admin.events.when.label')}
      choices={[
        { name: translate('admin.events.when.all'), filter: {} },
        { name: translate('admin.events.when.upcoming'), filter: { upcoming: true } },
        { name: translate('admin.events.when.past'), filter: { past: true } },
      ]}
    />
  );
}

const bulk: BulkDeclaration = { actions: ['publish', 'unpublish', 'trash'] };

export function EventsList() {
  return (
    <RecordList
      sort={{ field: 'eventDate', order: 'DESC' }}
      sortFields={['eventDate', 'title', 'location']}
      filters={
        <>
          <WhenFilter />
          <PublicationFilter />
          <TranslationFilter />
        </>
      }
      bulk={bulk}
      row={<EventRow />}
      table={<EventsTable />}
    >
      <EventsDialog />
    </RecordList>
  );
}

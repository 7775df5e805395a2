import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useNow } from '../components/format/use-now';
import { ImageInput } from '../components/image/image-input';
import { InColumns } from '../components/inputs/in-columns';
import { LanguageColumns } from '../components/inputs/language-columns';
import { SlugInput } from '../components/inputs/slug/slug-input';
import { asText } from '../components/inputs/text';
import { BilingualTextInput, LinkInput } from '../components/inputs/text-inputs';
import { ZagrebTimeInput } from '../components/inputs/zagreb-time-input';
import { PublishingNotes } from '../components/rich-text/publishing-notes';
import { RichText } from '../components/rich-text/rich-text';
import { endOf } from './event-span';

/** Stable, as the notes on them are computed when it changes. */
const formattedTexts = ['description'];

/** A note on an event that is over. */
function usePastNote(): string[] {
  const translate = useTranslate();
  const now = useNow();
  const start = asText(useWatch({ name: 'eventDate' }));
  const end = asText(useWatch({ name: 'endDate' })) || null;
  const isOver = !Number.isNaN(Date.parse(start)) && endOf(start, end) < now;
  return isOver ? [translate('admin.events.isOver')] : [];
}

export function EventsInputs() {
  const over = usePastNote();
  return (
    <>
      <LanguageColumns>
        <BilingualTextInput source="title" />
        <RichText source="description" />
        <BilingualTextInput source="location" />
      </LanguageColumns>
      <InColumns>
        <SlugInput path="/events/" />
        <ZagrebTimeInput source="eventDate" required="admin.events.validation.eventDate" />
        <ZagrebTimeInput source="endDate" />
        <LinkInput source="registrationLink" />
      </InColumns>
      <ImageInput source="imageUrl" />
      <PublishingNotes sources={formattedTexts} more={over} />
    </>
  );
}

import { ImageInput } from '../components/image/image-input';
import { InColumns } from '../components/inputs/in-columns';
import { LanguageColumns } from '../components/inputs/language-columns';
import { SlugInput } from '../components/inputs/slug-input';
import { BilingualTextInput, LinkInput } from '../components/inputs/text-inputs';
import { ZagrebTimeInput } from '../components/inputs/zagreb-time-input';
import { RichText } from '../components/rich-text/rich-text';

export function EventsInputs() {
  return (
    <>
      <LanguageColumns>
        <BilingualTextInput source="title" />
        <RichText source="description" />
        <BilingualTextInput source="location" />
      </LanguageColumns>
      <InColumns>
        <SlugInput />
        <ZagrebTimeInput source="eventDate" required="admin.events.validation.eventDate" />
        <ZagrebTimeInput source="endDate" />
        <LinkInput source="registrationLink" />
      </InColumns>
      <ImageInput source="imageUrl" />
    </>
  );
}

import { ImageInput } from '../components/image/image-input';
import { InColumns } from '../components/inputs/in-columns';
import { LanguageColumns } from '../components/inputs/language-columns';
import { BilingualText, Link } from '../components/inputs/text-inputs';
import { ZagrebTimeInput } from '../components/inputs/zagreb-time-input';

export function EventsInputs() {
  return (
    <>
      <LanguageColumns>
        <BilingualText source="title" />
        <BilingualText source="description" multiline minRows={4} maxRows={12} />
        <BilingualText source="location" />
      </LanguageColumns>
      <InColumns>
        <ZagrebTimeInput source="eventDate" required="admin.events.validation.eventDate" />
        <ZagrebTimeInput source="endDate" />
        <Link source="registrationLink" />
      </InColumns>
      <ImageInput source="imageUrl" />
    </>
  );
}

import { AutocompleteArrayInput, ReferenceArrayInput, useLocaleState } from 'react-admin';
import { SwitchInput } from '../components/inputs/choice-input';
import { LanguageColumns } from '../components/inputs/language-columns';
import { ProjectInput } from '../components/inputs/project-input';
import { BilingualTextInput } from '../components/inputs/text-inputs';
import { useField } from '../components/inputs/use-field';
import { PublishingNotes } from '../components/rich-text/publishing-notes';
import { RichText } from '../components/rich-text/rich-text';

interface ReferencesInputProps {
  source: string;
  /** The resource of the rows. */
  reference: string;
  /** The date field by which the newest row comes first. */
  newestBy: string;
  filter?: object;
}

const search = (q: string) => (q ? { q } : {});

/** Input for rows of another resource, chosen by their titles. */
function ReferencesInput({ source, reference, newestBy, filter }: ReferencesInputProps) {
  const { helperText } = useField({ source });
  const [locale] = useLocaleState();
  return (
    <ReferenceArrayInput
      source={source}
      reference={reference}
      sort={{ field: newestBy, order: 'DESC' }}
      filter={filter}
    >
      <AutocompleteArrayInput
        optionText={locale === 'en' ? 'titleEn' : 'title'}
        filterToQuery={search}
        helperText={helperText}
        // Several are chosen one after another; Escape closes the list before the form.
        disableCloseOnSelect
      />
    </ReferenceArrayInput>
  );
}

const published = { published: true };
const publishedEvents = { isPublished: true };

/** Stable, as the notes on them are computed when it changes. */
const formattedTexts = ['text'];

export function IssuesInputs() {
  return (
    <>
      <LanguageColumns>
        <BilingualTextInput source="title" />
        <RichText source="text" />
      </LanguageColumns>
      <ReferencesInput
        source="postIds"
        reference="blog"
        newestBy="publishDate"
        filter={published}
      />
      <ReferencesInput
        source="eventIds"
        reference="events"
        newestBy="eventDate"
        filter={publishedEvents}
      />
      <ProjectInput />
      <SwitchInput source="inArchive" />
      <PublishingNotes sources={formattedTexts} />
    </>
  );
}

import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin';
import { LanguageColumns } from '../components/inputs/language-columns';
import { BilingualText } from '../components/inputs/text-inputs';
import { useField } from '../components/inputs/use-field';

interface ChosenRowsProps {
  source: string;
  /** The resource of the rows, and the field by which the newest comes first. */
  reference: string;
  newestBy: string;
  filter?: object;
}

const search = (q: string) => (q ? { q } : {});

/** Rows of another resource, chosen by their titles. */
function ChosenRows({ source, reference, newestBy, filter }: ChosenRowsProps) {
  const { helperText } = useField({ source });
  return (
    <ReferenceArrayInput
      source={source}
      reference={reference}
      sort={{ field: newestBy, order: 'DESC' }}
      filter={filter}
    >
      <AutocompleteArrayInput optionText="title" filterToQuery={search} helperText={helperText} />
    </ReferenceArrayInput>
  );
}

const published = { published: true };

export function IssuesInputs() {
  return (
    <>
      <LanguageColumns>
        <BilingualText source="title" />
        <BilingualText source="text" multiline minRows={5} maxRows={16} />
      </LanguageColumns>
      <ChosenRows source="postIds" reference="blog" newestBy="publishDate" filter={published} />
      <ChosenRows source="eventIds" reference="events" newestBy="eventDate" />
    </>
  );
}

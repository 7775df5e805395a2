import { AutocompleteArrayInput, ReferenceArrayInput, TextInput, type RaRecord } from 'react-admin';
import { LanguageColumns } from '../components/inputs/language-columns';
import { atLeast } from '../components/inputs/rules';
import { keepText, textOrNull } from '../components/inputs/text';

const texts = 'admin.issues';

export const issueDefaults = {
  title: '',
  titleEn: '',
  text: '',
  textEn: '',
  postIds: [],
  eventIds: [],
};

/** What the API takes, of the form's values. */
export function issueFromForm({
  title,
  titleEn,
  text,
  textEn,
  postIds,
  eventIds,
}: Partial<RaRecord>) {
  return {
    title,
    titleEn,
    text: textOrNull(text),
    textEn: textOrNull(textEn),
    postIds: postIds ?? [],
    eventIds: eventIds ?? [],
  };
}

const newest = (field: string) => ({ field, order: 'DESC' }) as const;
const search = (q: string) => (q ? { q } : {});

export function IssueInputs() {
  return (
    <>
      <LanguageColumns
        hr={
          <>
            <TextInput
              source="title"
              parse={keepText}
              validate={atLeast(3, `${texts}.validation.title`)}
            />
            <TextInput
              source="text"
              parse={keepText}
              multiline
              minRows={5}
              maxRows={16}
              helperText={`${texts}.help.text`}
            />
          </>
        }
        en={
          <>
            <TextInput
              source="titleEn"
              parse={keepText}
              validate={atLeast(3, `${texts}.validation.titleEn`)}
            />
            <TextInput
              source="textEn"
              parse={keepText}
              multiline
              minRows={5}
              maxRows={16}
              helperText={`${texts}.help.textEn`}
            />
          </>
        }
      />
      <ReferenceArrayInput
        source="postIds"
        reference="blog"
        sort={newest('publishDate')}
        filter={{ published: true }}
      >
        <AutocompleteArrayInput
          optionText="title"
          filterToQuery={search}
          helperText={`${texts}.help.postIds`}
        />
      </ReferenceArrayInput>
      <ReferenceArrayInput source="eventIds" reference="events" sort={newest('eventDate')}>
        <AutocompleteArrayInput
          optionText="title"
          filterToQuery={search}
          helperText={`${texts}.help.eventIds`}
        />
      </ReferenceArrayInput>
    </>
  );
}

import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import { useMemo } from 'react';
import {
  AutocompleteArrayInput,
  ReferenceArrayInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Schemas } from '../api/schemas';
import { ChoiceInput, SwitchInput } from '../components/inputs/choice-input';
import { InColumns } from '../components/inputs/in-columns';
import { LanguageColumns } from '../components/inputs/language-columns';
import { ProjectInput } from '../components/inputs/project-input';
import { SlugInput } from '../components/inputs/slug/slug-input';
import { BilingualTextInput, LineInput } from '../components/inputs/text-inputs';
import { useChoiceName } from '../components/inputs/use-choice-name';
import { useField } from '../components/inputs/use-field';
import { ZagrebTimeInput } from '../components/inputs/zagreb-time-input';
import { PublishingNotes } from '../components/rich-text/publishing-notes';
import { RichText } from '../components/rich-text/rich-text';
import { PartsInput } from './parts-input';

type PublicCall = Schemas['PublicCallDto'];

const search = (q: string) => (q ? { q } : {});

/** Documents of the site; drafts, which visitors do not see, are marked. */
function DocumentsInput({ source }: { source: string }) {
  const { helperText } = useField({ source });
  const optionText = useChoiceName();
  return (
    <ReferenceArrayInput
      source={source}
      reference="documents"
      sort={{ field: 'order', order: 'ASC' }}
    >
      <AutocompleteArrayInput
        optionText={optionText}
        filterToQuery={search}
        helperText={helperText}
      />
    </ReferenceArrayInput>
  );
}

/** Whether the saved call has been opened to applicants. */
export const isOpened = (call: { isPublished?: unknown; state?: unknown } | undefined): boolean =>
  call?.isPublished === true && call.state !== 'soon';

/** Status text: whether visitors see the call. An open call cannot become a draft. */
function PublicationStatus() {
  const call = useRecordContext<PublicCall>();
  const translate = useTranslate();
  if (isOpened(call)) return null;
  return (
    <FormHelperText role="status">
      {translate(`admin.public-calls.publication.${call?.isPublished ? 'published' : 'draft'}`)}
    </FormHelperText>
  );
}

/** Once a call is open, applicants are told why it was changed. */
function ReasonInputs() {
  const call = useRecordContext<PublicCall>();
  const translate = useTranslate();
  if (!isOpened(call)) return null;
  return (
    <>
      <Alert severity="info" sx={{ mt: 2 }}>
        {translate('admin.public-calls.reason')}
      </Alert>
      <InColumns from="md">
        <BilingualTextInput source="reason" multiline maxRows={6} />
      </InColumns>
    </>
  );
}

/** Notes on all texts of the call before it is published. */
function CallNotes() {
  const parts: unknown = useWatch({ name: 'parts' });
  const count = Array.isArray(parts) ? parts.length : 0;
  const sources = useMemo(
    () => [
      'lead',
      ...Array.from({ length: count }, (_, index) => `parts.${index}.text`),
      'results',
    ],
    [count],
  );
  return <PublishingNotes sources={sources} markdown />;
}

export function PublicCallsInputs() {
  return (
    <>
      <LanguageColumns>
        <BilingualTextInput source="title" />
        <BilingualTextInput source="subject" multiline maxRows={5} />
        <BilingualTextInput source="summary" multiline minRows={2} maxRows={5} />
        <RichText source="lead" markdown withDetails />
      </LanguageColumns>
      <InColumns>
        <SlugInput path="/javni-poziv/" />
        <PublicationStatus />
        <ZagrebTimeInput source="opensAt" required="admin.public-calls.validation.opensAt" />
        <ZagrebTimeInput source="deadline" />
        <ZagrebTimeInput source="resultsAt" />
      </InColumns>
      <PartsInput />
      <InColumns from="md">
        <RichText source="results" markdown withDetails />
        <DocumentsInput source="resultDocumentIds" />
        <DocumentsInput source="documentIds" />
        <BilingualTextInput source="area" />
        <BilingualTextInput source="signatory" />
        <LineInput source="contactPhone" />
        <LineInput source="contactEmail" inputMode="email" />
        <ProjectInput />
        <ChoiceInput source="letterhead" />
        <SwitchInput source="euFunded" />
      </InColumns>
      <ReasonInputs />
      <CallNotes />
    </>
  );
}

import Alert from '@mui/material/Alert';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import type { Schemas } from '../api/schemas';
import { ChoiceInput, SwitchInput } from '../components/inputs/choice-input';
import { InColumns } from '../components/inputs/in-columns';
import { LanguageColumns } from '../components/inputs/language-columns';
import { SlugInput } from '../components/inputs/slug-input';
import { BilingualTextInput, LineInput } from '../components/inputs/text-inputs';
import { useField } from '../components/inputs/use-field';
import { ZagrebTimeInput } from '../components/inputs/zagreb-time-input';
import { PartsInput } from './parts-input';

type PublicCall = Schemas['PublicCallDto'];

const search = (q: string) => (q ? { q } : {});

function DocumentsInput() {
  const { helperText } = useField({ source: 'documentIds' });
  return (
    <ReferenceArrayInput
      source="documentIds"
      reference="documents"
      sort={{ field: 'order', order: 'ASC' }}
    >
      <AutocompleteArrayInput optionText="name" filterToQuery={search} helperText={helperText} />
    </ReferenceArrayInput>
  );
}

function ProjectInput() {
  const { helperText } = useField({ source: 'projectId' });
  return (
    <ReferenceInput source="projectId" reference="projects" sort={{ field: 'title', order: 'ASC' }}>
      <AutocompleteInput optionText="title" filterToQuery={search} helperText={helperText} />
    </ReferenceInput>
  );
}

/** Once a call is open, applicants are told why it was changed. */
function ReasonInputs() {
  const call = useRecordContext<PublicCall>();
  const translate = useTranslate();
  if (!call || call.state === 'soon') return null;
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

export function PublicCallsInputs() {
  return (
    <>
      <LanguageColumns>
        <BilingualTextInput source="title" />
        <BilingualTextInput source="subject" multiline maxRows={5} />
        <BilingualTextInput source="summary" multiline minRows={2} maxRows={5} />
        <BilingualTextInput source="lead" multiline minRows={3} maxRows={12} />
      </LanguageColumns>
      <InColumns>
        <SlugInput />
        <ZagrebTimeInput source="opensAt" required="admin.public-calls.validation.opensAt" />
        <ZagrebTimeInput source="deadline" />
        <ZagrebTimeInput source="resultsAt" />
      </InColumns>
      <PartsInput />
      <InColumns from="md">
        <BilingualTextInput source="results" multiline minRows={2} maxRows={12} />
        <DocumentsInput />
        <ProjectInput />
        <LineInput source="contactPhone" />
        <LineInput source="contactEmail" inputMode="email" />
        <BilingualTextInput source="signatory" />
        <ChoiceInput source="letterhead" />
        <SwitchInput source="euFunded" />
      </InColumns>
      <ReasonInputs />
    </>
  );
}

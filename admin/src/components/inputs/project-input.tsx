import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { useChoiceName } from './use-choice-name';
import { useField } from './use-field';

const search = (q: string) => (q ? { q } : {});

/** The project that a record belongs to, chosen by its title; drafts are marked. */
export function ProjectInput() {
  const { helperText } = useField({ source: 'projectId' });
  const optionText = useChoiceName();
  return (
    <ReferenceInput source="projectId" reference="projects" sort={{ field: 'title', order: 'ASC' }}>
      <AutocompleteInput optionText={optionText} filterToQuery={search} helperText={helperText} />
    </ReferenceInput>
  );
}

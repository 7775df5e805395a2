import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { useField } from './use-field';

const search = (q: string) => (q ? { q } : {});

/** The project that a record belongs to, chosen by its title. */
export function ProjectInput() {
  const { helperText } = useField({ source: 'projectId' });
  return (
    <ReferenceInput source="projectId" reference="projects" sort={{ field: 'title', order: 'ASC' }}>
      <AutocompleteInput optionText="title" filterToQuery={search} helperText={helperText} />
    </ReferenceInput>
  );
}

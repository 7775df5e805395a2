import { messageWithDrafts } from '../components/form/actions/saved-draft';
import { RecordDialog } from '../components/form/record-dialog';
import { ProjectsInputs } from './projects-inputs';

export function ProjectsDialog() {
  return (
    <RecordDialog savedMessage={messageWithDrafts('projects')}>
      <ProjectsInputs />
    </RecordDialog>
  );
}

import { RecordDialog } from '../components/form/record-dialog';
import { ProjectsInputs } from './projects-inputs';

export function ProjectsDialog() {
  return (
    <RecordDialog onSite>
      <ProjectsInputs />
    </RecordDialog>
  );
}

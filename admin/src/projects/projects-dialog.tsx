import { RecordDialog } from '../components/form/record-dialog';
import { projectDefaults, projectFromForm, ProjectsInputs } from './projects-inputs';

export function ProjectsDialog() {
  return (
    <RecordDialog defaultValues={projectDefaults} transform={projectFromForm}>
      <ProjectsInputs />
    </RecordDialog>
  );
}

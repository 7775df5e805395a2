import { RecordDialog } from '../components/form/record-dialog';
import { IssuesInputs } from './issues-inputs';

export function IssuesDialog() {
  return (
    <RecordDialog undoable={false} wide>
      <IssuesInputs />
    </RecordDialog>
  );
}

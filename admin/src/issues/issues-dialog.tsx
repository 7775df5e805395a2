import { RecordDialog } from '../components/form/record-dialog';
import { IssuesInputs } from './issues-inputs';

export function IssuesDialog() {
  return (
    <RecordDialog wide>
      <IssuesInputs />
    </RecordDialog>
  );
}

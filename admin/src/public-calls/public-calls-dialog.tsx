import { RecordDialog } from '../components/form/record-dialog';
import { PublicCallsInputs } from './public-calls-inputs';

const emptyPart = { heading: '', headingEn: '', text: '', textEn: '' };

export function PublicCallsDialog() {
  return (
    <RecordDialog defaultValues={{ parts: [emptyPart] }} wide>
      <PublicCallsInputs />
    </RecordDialog>
  );
}

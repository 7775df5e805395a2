import { RecordDialog } from '../components/form/record-dialog';
import { EventsInputs } from './events-inputs';

export function EventsDialog() {
  return (
    <RecordDialog onSite>
      <EventsInputs />
    </RecordDialog>
  );
}

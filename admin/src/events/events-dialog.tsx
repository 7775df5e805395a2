import { RecordDialog } from '../components/form/record-dialog';
import { eventDefaults, eventFromForm, EventsInputs } from './events-inputs';

export function EventsDialog() {
  return (
    <RecordDialog defaultValues={eventDefaults} transform={eventFromForm}>
      <EventsInputs />
    </RecordDialog>
  );
}

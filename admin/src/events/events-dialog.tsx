import { messageWithDrafts } from '../components/form/actions/saved-draft';
import { RecordDialog } from '../components/form/record-dialog';
import { EventsInputs } from './events-inputs';

export function EventsDialog() {
  return (
    <RecordDialog savedMessage={messageWithDrafts('events')}>
      <EventsInputs />
    </RecordDialog>
  );
}

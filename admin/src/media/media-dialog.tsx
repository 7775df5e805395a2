import { RecordDialog } from '../components/form/record-dialog';
import { MediaInputs } from './media-inputs';

/** The form of a picture. The server does not delete pictures in use, so there is no undo. */
export function MediaDialog() {
  return (
    <RecordDialog undoable={false}>
      <MediaInputs />
    </RecordDialog>
  );
}

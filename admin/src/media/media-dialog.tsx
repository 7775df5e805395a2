import { RecordDialog } from '../components/form/record-dialog';
import { MediaInputs } from './media-inputs';

/** The form of a picture. The server may refuse to delete it, so a deletion cannot be undone. */
export function MediaDialog() {
  return (
    <RecordDialog undoable={false}>
      <MediaInputs />
    </RecordDialog>
  );
}

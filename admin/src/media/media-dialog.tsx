import { RecordDialog } from '../components/form/record-dialog';
import { MediaInputs, pictureFromForm } from './media-inputs';

const nothing = {};

/** The form of a picture. The server may refuse to delete it, so a deletion cannot be undone. */
export function MediaDialog() {
  return (
    <RecordDialog defaultValues={nothing} transform={pictureFromForm} undoable={false}>
      <MediaInputs />
    </RecordDialog>
  );
}

import { RecordDialog } from '../components/form/record-dialog';
import { MediaInputs, pictureFromForm } from './media-inputs';

const nothing = {};

/** What is said about a picture. The server may refuse to delete it, so that is never undone. */
export function MediaDialog() {
  return (
    <RecordDialog defaultValues={nothing} transform={pictureFromForm} undoable={false}>
      <MediaInputs />
    </RecordDialog>
  );
}

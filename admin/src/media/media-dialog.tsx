import { RecordDialog } from '../components/form/record-dialog';
import { MediaInputs } from './media-inputs';

/** The form of a picture. */
export function MediaDialog() {
  return (
    <RecordDialog>
      <MediaInputs />
    </RecordDialog>
  );
}

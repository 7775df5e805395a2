import { RecordDialog } from '../components/form/record-dialog';
import { RedirectsInputs } from './redirects-inputs';

/** The form of a new redirect; an existing one is removed and added anew. */
export function RedirectsDialog() {
  return (
    <RecordDialog createOnly>
      <RedirectsInputs />
    </RecordDialog>
  );
}

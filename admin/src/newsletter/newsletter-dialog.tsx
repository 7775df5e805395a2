import { RecordDialog } from '../components/form/record-dialog';
import { NewsletterInputs } from './newsletter-inputs';

/** The form of a subscriber. The email address of an existing one is read-only. */
export function NewsletterDialog() {
  return (
    <RecordDialog createOnly>
      <NewsletterInputs />
    </RecordDialog>
  );
}

import type { RaRecord } from 'react-admin';
import { RecordDialog } from '../components/form/record-dialog';
import { useNextOrder } from '../components/order/use-next-order';
import { PagesInputs } from './pages-inputs';

/** Key of the message after a save; drafts are not public. */
const savedMessage = ({ isPublished }: RaRecord): string =>
  `admin.pages.toast.updated.${isPublished ? 'description' : 'draft'}`;

export function PagesDialog() {
  const order = useNextOrder();
  return (
    <RecordDialog onSite defaultValues={{ order }} savedMessage={savedMessage} wide>
      <PagesInputs />
    </RecordDialog>
  );
}

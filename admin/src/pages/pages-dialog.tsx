import { DraftLink } from '../components/draft-link/draft-link';
import { messageWithDrafts } from '../components/form/actions/saved-draft';
import { RecordDialog } from '../components/form/record-dialog';
import { useNextOrder } from '../components/order/use-next-order';
import { PagesInputs } from './pages-inputs';

export function PagesDialog() {
  const order = useNextOrder();
  return (
    <RecordDialog defaultValues={{ order }} savedMessage={messageWithDrafts('pages')} wide>
      <DraftLink />
      <PagesInputs />
    </RecordDialog>
  );
}

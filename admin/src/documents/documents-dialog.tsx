import { RecordDialog } from '../components/form/record-dialog';
import { useNextOrder } from '../components/order/use-next-order';
import { documentDefaults, documentFromForm, DocumentsInputs } from './documents-inputs';

export function DocumentsDialog() {
  const order = useNextOrder();
  return (
    <RecordDialog defaultValues={{ ...documentDefaults, order }} transform={documentFromForm}>
      <DocumentsInputs />
    </RecordDialog>
  );
}

import { useListContext } from 'react-admin';
import { RecordDialog } from '../components/form/record-dialog';
import { useNextOrder } from '../components/order/use-next-order';
import { PartnersInputs } from './partners-inputs';

export function PartnersDialog() {
  const order = useNextOrder();
  const { filterValues } = useListContext();
  const kind = filterValues.kind === 'funder' ? 'funder' : 'partner';
  return (
    <RecordDialog defaultValues={{ kind, order }}>
      <PartnersInputs />
    </RecordDialog>
  );
}

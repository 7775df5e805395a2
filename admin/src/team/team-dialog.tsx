import { RecordDialog } from '../components/form/record-dialog';
import { useNextOrder } from '../components/order/use-next-order';
import { TeamInputs } from './team-inputs';

export function TeamDialog() {
  const order = useNextOrder();
  return (
    <RecordDialog defaultValues={{ order }}>
      <TeamInputs />
    </RecordDialog>
  );
}

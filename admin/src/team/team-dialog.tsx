import { useNextOrder } from '../components/order/use-next-order';
import { RecordDialog } from '../components/record-dialog';
import { memberDefaults, memberFromForm, TeamInputs } from './team-inputs';

export function TeamDialog() {
  const order = useNextOrder();
  return (
    <RecordDialog defaultValues={{ ...memberDefaults, order }} transform={memberFromForm}>
      <TeamInputs />
    </RecordDialog>
  );
}

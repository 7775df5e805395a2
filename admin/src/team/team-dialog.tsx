import { RecordDialog } from '../components/form/record-dialog';
import { useNextOrder } from '../components/order/use-next-order';
import { memberDefaults, memberFromForm, TeamInputs } from './team-inputs';

export function TeamDialog() {
  const order = useNextOrder();
  return (
    <RecordDialog defaultValues={{ ...memberDefaults, order }} transform={memberFromForm}>
      <TeamInputs />
    </RecordDialog>
  );
}

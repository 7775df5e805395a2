import { useListContext } from 'react-admin';
import { RecordDialog } from '../components/form/record-dialog';
import { PartnersInputs } from './partners-inputs';

export function PartnersDialog() {
  const { filterValues } = useListContext();
  const kind = filterValues.kind === 'funder' ? 'funder' : 'partner';
  return (
    <RecordDialog ordered defaultValues={{ kind }}>
      <PartnersInputs />
    </RecordDialog>
  );
}

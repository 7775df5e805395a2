import { useRecordContext } from 'react-admin';
import { ChoiceInput, SwitchInput } from '../components/inputs/choice-input';
import { LineInput } from '../components/inputs/text-inputs';

export function NewsletterInputs() {
  const isExisting = useRecordContext() !== undefined;
  return (
    <>
      <LineInput
        source="email"
        type="email"
        readOnly={isExisting}
        help={isExisting ? 'none' : 'email'}
        autoComplete="off"
      />
      {isExisting ? <SwitchInput source="isActive" /> : <ChoiceInput source="language" />}
    </>
  );
}

import { useRecordContext } from 'react-admin';
import { Choice, Switch } from '../components/inputs/choice-input';
import { Line } from '../components/inputs/text-inputs';

export function NewsletterInputs() {
  const known = useRecordContext() !== undefined;
  return (
    <>
      <Line
        source="email"
        type="email"
        readOnly={known}
        help={known ? 'none' : 'email'}
        autoComplete="off"
      />
      {known ? <Switch source="isActive" /> : <Choice source="language" />}
    </>
  );
}

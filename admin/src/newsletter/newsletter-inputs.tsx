import {
  BooleanInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { emailAddress } from '../components/inputs/rules';
import { keepText } from '../components/inputs/text';

const texts = 'admin.newsletter';
const email = emailAddress(`${texts}.validation.email`);

export const subscriberDefaults = { email: '', language: 'hr' };

/** What the API takes, of the form's values: only whether they are active, once they are known. */
export function subscriberFromForm({ id, email: address, language, isActive }: Partial<RaRecord>) {
  return id === undefined ? { email: keepText(address), language } : { isActive };
}

export function NewsletterInputs() {
  const translate = useTranslate();
  const known = useRecordContext() !== undefined;
  return (
    <>
      <TextInput
        source="email"
        type="email"
        parse={keepText}
        validate={email}
        readOnly={known}
        helperText={known ? false : `${texts}.help.email`}
        autoComplete="off"
      />
      {known ? (
        <BooleanInput source="isActive" helperText={`${texts}.help.isActive`} />
      ) : (
        <SelectInput
          source="language"
          choices={['hr', 'en'].map((id) => ({ id, name: translate(`${texts}.language.${id}`) }))}
          translateChoice={false}
          validate={required()}
        />
      )}
    </>
  );
}

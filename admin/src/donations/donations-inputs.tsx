import Box from '@mui/material/Box';
import {
  BooleanInput,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import type { components } from '../api/schema';
import { CentsInput } from '../components/inputs/cents-field';
import { emailAddress } from '../components/inputs/rules';
import { keepText, textOrNull } from '../components/inputs/text';
import { ZagrebTimeInput } from '../components/inputs/zagreb-time-input';

type DonationForm = components['schemas']['RecordDonationDto'];

export const currencies = ['EUR', 'HRK', 'USD', 'GBP', 'CHF'] as const;
export const statuses = ['pending', 'completed', 'cancelled'] as const;

const texts = 'admin.donations';
const address = emailAddress(`${texts}.validation.email`);
const emailOrNone = (value: unknown) => (value ? address(value) : undefined);
const amount = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 10_000_000
    ? undefined
    : `${texts}.validation.amount`;
const paid = (value: unknown) =>
  value === null ||
  value === '' ||
  (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 1_000_000_000)
    ? undefined
    : `${texts}.validation.paidCents`;

export const donationDefaults = {
  amount: null,
  paidCents: null,
  currency: 'EUR',
  status: 'completed',
  donorName: '',
  donorEmail: '',
  message: '',
  isAnonymous: false,
  donatedAt: null,
  receivedAt: null,
  transactionId: '',
  note: '',
};

/** What the API takes, of the form's values; only money that came has a day on which it came, and cents. */
export function donationFromForm(values: Partial<DonationForm>): Partial<DonationForm> {
  const { donatedAt, receivedAt, status } = values;
  return {
    amount: values.amount,
    currency: values.currency,
    status,
    donorName: textOrNull(values.donorName),
    donorEmail: textOrNull(values.donorEmail),
    message: textOrNull(values.message),
    isAnonymous: values.isAnonymous ?? false,
    transactionId: textOrNull(values.transactionId),
    note: textOrNull(values.note),
    ...(donatedAt ? { donatedAt } : {}),
    ...(receivedAt && status === 'completed' ? { receivedAt } : {}),
    ...(status === 'completed' ? { paidCents: values.paidCents || null } : {}),
  };
}

export function DonationsInputs() {
  const translate = useTranslate();
  const two = { display: 'grid', columnGap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } };
  return (
    <>
      <Box sx={two}>
        <NumberInput
          source="amount"
          step={1}
          min={1}
          validate={amount}
          helperText={`${texts}.help.amount`}
        />
        <SelectInput
          source="currency"
          choices={currencies.map((id) => ({ id, name: id }))}
          translateChoice={false}
          validate={required()}
          helperText={`${texts}.help.currency`}
        />
        <CentsInput source="paidCents" validate={paid} helperText={`${texts}.help.paidCents`} />
        <SelectInput
          source="status"
          choices={statuses.map((id) => ({ id, name: translate(`${texts}.status.${id}`) }))}
          translateChoice={false}
          validate={required()}
        />
        <ZagrebTimeInput source="donatedAt" helperText={`${texts}.help.donatedAt`} />
        <ZagrebTimeInput source="receivedAt" helperText={`${texts}.help.receivedAt`} />
        <TextInput source="donorName" parse={keepText} autoComplete="off" />
        <TextInput
          source="donorEmail"
          type="email"
          parse={keepText}
          validate={emailOrNone}
          autoComplete="off"
        />
      </Box>
      <TextInput
        source="transactionId"
        parse={keepText}
        helperText={`${texts}.help.transactionId`}
      />
      <BooleanInput source="isAnonymous" helperText={`${texts}.help.isAnonymous`} />
      <TextInput source="message" parse={keepText} multiline maxRows={8} />
      <TextInput
        source="note"
        parse={keepText}
        multiline
        maxRows={8}
        helperText={`${texts}.help.note`}
      />
    </>
  );
}

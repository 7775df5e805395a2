import { useEffect } from 'react';
import { SelectInput, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { eurosOf, wholeEuros } from 'shared/money';
import { ChoiceInput, SwitchInput } from '../components/inputs/choice-input';
import { InColumns } from '../components/inputs/in-columns';
import { MoneyInput } from '../components/inputs/number-field';
import { LineInput, ParagraphsInput } from '../components/inputs/text-inputs';
import { useField } from '../components/inputs/use-field';
import { ZagrebTimeInput } from '../components/inputs/zagreb-time-input';
import { isWithoutPledge, type Donation } from './donation';
import { useProjects } from './use-projects';

/** The project that a donation is for; empty for the association. */
function ProjectInput() {
  const { validate } = useField({ source: 'projectId' });
  return (
    <SelectInput
      source="projectId"
      choices={useProjects()}
      translateChoice={false}
      validate={validate}
      emptyText="admin.donations.overview.noProject"
      parse={(id: unknown) => (typeof id === 'number' ? id : null)}
      helperText={false}
    />
  );
}

const onlyWhole = (cents: number) =>
  cents % 100 === 0 ? undefined : 'admin.donations.pledgedWhole';

/**
 * The one amount of a donation that nobody pledged, in cents, and its one date. What the API stores
 * as the pledge and as the date of receipt follows from them.
 */
function AmountByHand({ isReceived }: { isReceived: boolean }) {
  const { setValue } = useFormContext();
  const [cents, donatedAt]: unknown[] = useWatch({ name: ['paidCents', 'donatedAt'] });
  useEffect(() => {
    if (typeof cents === 'number') {
      setValue('amount', isReceived ? wholeEuros(cents) : eurosOf(cents));
    }
    setValue('receivedAt', donatedAt);
  }, [cents, donatedAt, isReceived, setValue]);
  return (
    <MoneyInput
      unit="cents"
      source="paidCents"
      label="resources.donations.fields.amount"
      help="amountByHand"
      required
      check={isReceived ? undefined : onlyWhole}
    />
  );
}

/** The pledged amount, and what was received of it. */
function PledgeAmounts({ isReceived }: { isReceived: boolean }) {
  return (
    <>
      <MoneyInput unit="money" source="amount" label="admin.donations.pledgedAmount" />
      {isReceived ? <MoneyInput unit="cents" source="paidCents" /> : null}
    </>
  );
}

export function DonationsInputs() {
  const donation = useRecordContext<Donation>();
  const isReceived = useWatch({ name: 'status' }) === 'completed';
  const isByHand = donation === undefined || isWithoutPledge(donation);
  const Amounts = isByHand ? AmountByHand : PledgeAmounts;
  return (
    <>
      <InColumns>
        <Amounts isReceived={isReceived} />
        <ChoiceInput source="currency" />
        <ChoiceInput source="status" />
        <ChoiceInput source="method" />
        <ProjectInput />
        <ZagrebTimeInput source="donatedAt" />
        {isByHand || !isReceived ? null : <ZagrebTimeInput source="receivedAt" />}
        <LineInput source="donorName" autoComplete="off" />
        <LineInput source="donorEmail" type="email" autoComplete="off" />
      </InColumns>
      <LineInput source="transactionId" />
      <SwitchInput source="isAnonymous" />
      <ParagraphsInput source="message" maxRows={8} />
      <ParagraphsInput source="note" maxRows={8} />
    </>
  );
}

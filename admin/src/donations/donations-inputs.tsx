import { CentsInput } from '../components/inputs/cents-field';
import { ChoiceInput, SwitchInput } from '../components/inputs/choice-input';
import { InColumns } from '../components/inputs/in-columns';
import { WholeNumberInput } from '../components/inputs/number-input';
import { LineInput, ParagraphsInput } from '../components/inputs/text-inputs';
import { ZagrebTimeInput } from '../components/inputs/zagreb-time-input';

export function DonationsInputs() {
  return (
    <>
      <InColumns>
        <WholeNumberInput source="amount" />
        <ChoiceInput source="currency" />
        <CentsInput source="paidCents" />
        <ChoiceInput source="status" />
        <ZagrebTimeInput source="donatedAt" />
        <ZagrebTimeInput source="receivedAt" />
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

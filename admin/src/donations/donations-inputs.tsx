import { CentsInput } from '../components/inputs/cents-field';
import { Choice, Switch } from '../components/inputs/choice-input';
import { InColumns } from '../components/inputs/in-columns';
import { WholeNumber } from '../components/inputs/number-input';
import { Line, Paragraphs } from '../components/inputs/text-inputs';
import { ZagrebTimeInput } from '../components/inputs/zagreb-time-input';

export function DonationsInputs() {
  return (
    <>
      <InColumns>
        <WholeNumber source="amount" />
        <Choice source="currency" />
        <CentsInput source="paidCents" />
        <Choice source="status" />
        <ZagrebTimeInput source="donatedAt" />
        <ZagrebTimeInput source="receivedAt" />
        <Line source="donorName" autoComplete="off" />
        <Line source="donorEmail" type="email" autoComplete="off" />
      </InColumns>
      <Line source="transactionId" />
      <Switch source="isAnonymous" />
      <Paragraphs source="message" maxRows={8} />
      <Paragraphs source="note" maxRows={8} />
    </>
  );
}

import { SelectInput } from 'react-admin';
import { CentsInput } from '../components/inputs/cents-field';
import { ChoiceInput, SwitchInput } from '../components/inputs/choice-input';
import { InColumns } from '../components/inputs/in-columns';
import { WholeNumberInput } from '../components/inputs/number-input';
import { LineInput, ParagraphsInput } from '../components/inputs/text-inputs';
import { useField } from '../components/inputs/use-field';
import { ZagrebTimeInput } from '../components/inputs/zagreb-time-input';
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

export function DonationsInputs() {
  return (
    <>
      <InColumns>
        <WholeNumberInput source="amount" />
        <ChoiceInput source="currency" />
        <CentsInput source="paidCents" />
        <ChoiceInput source="status" />
        <ChoiceInput source="method" />
        <ProjectInput />
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

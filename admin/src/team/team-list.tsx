import { useLocaleState } from 'react-admin';
import type { Schemas } from '../api/schemas';
import type { BulkDeclaration } from '../components/bulk/actions';
import { RecordDialog } from '../components/form/record-dialog';
import { smallestPicture } from '../components/image/picture-url';
import { textIn } from '../components/inputs/row-name';
import { TranslationFilter } from '../components/list/list-filter';
import { RecordCard } from '../components/list/record-card';
import { RecordList } from '../components/list/record-list';
import { useRow } from '../components/list/use-row';
import { TeamInputs } from './team-inputs';

type TeamMember = Schemas['TeamMemberDto'];

function TeamRow() {
  const member = useRow<TeamMember>();
  const [locale] = useLocaleState();
  return (
    <RecordCard
      facts={[textIn(member, 'position', locale), member.email ?? '']}
      preview="bio"
      picture={smallestPicture(member, member.imageUrl)}
      publicPath="/about#team"
    />
  );
}

const bulk: BulkDeclaration = { actions: ['trash'] };

export function TeamList() {
  return (
    <RecordList
      sort={{ field: 'order', order: 'ASC' }}
      sortFields={['order', 'name', 'position']}
      ordered
      filters={<TranslationFilter />}
      bulk={bulk}
      row={<TeamRow />}
    >
      <RecordDialog ordered>
        <TeamInputs />
      </RecordDialog>
    </RecordList>
  );
}

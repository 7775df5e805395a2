import { useLocaleState, useRecordContext } from 'react-admin';
import type { Schemas } from '../api/schemas';
import type { BulkDeclaration } from '../components/bulk/actions';
import { smallestPicture } from '../components/image/picture-url';
import { TranslationFilter } from '../components/list/list-filter';
import { RecordCard } from '../components/list/record-card';
import { RecordList } from '../components/list/record-list';
import { TeamDialog } from './team-dialog';

type TeamMember = Schemas['TeamMemberDto'];

function TeamRow() {
  const member = useRecordContext<TeamMember>();
  const [locale] = useLocaleState();
  if (!member) {
    return null;
  }
  const english = locale === 'en';
  return (
    <RecordCard
      title={member.name}
      facts={[english ? member.positionEn : member.position, member.email ?? '']}
      preview={(english ? member.bioEn : member.bio) ?? member.bio}
      picture={smallestPicture(member, member.imageUrl)}
      publicPath="/about#team"
      editPath={`/team/${member.id}`}
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
      <TeamDialog />
    </RecordList>
  );
}

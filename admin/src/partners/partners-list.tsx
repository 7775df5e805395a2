import { useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import type { BulkDeclaration } from '../components/bulk/actions';
import { smallestPicture } from '../components/image/picture-url';
import { ListFilter, TranslationFilter } from '../components/list/list-filter';
import { RecordCard } from '../components/list/record-card';
import { RecordList } from '../components/list/record-list';
import { useRow } from '../components/list/use-row';
import { PartnersDialog } from './partners-dialog';

type Partner = Schemas['PartnerDto'];

/** Partners and funders are separate lists on the site, each with its own order. */
const defaultFilter = { kind: 'partner' };

function PartnerRow() {
  const partner = useRow<Partner>();
  const translate = useTranslate();
  return (
    <RecordCard
      facts={[translate(`admin.partners.kind.${partner.kind}`), partner.websiteUrl ?? '']}
      preview="description"
      picture={smallestPicture(partner, partner.logoUrl)}
      wholePicture
      publicPath="/#partners"
    />
  );
}

const kinds = [
  { name: 'admin.partners.kind.partners', filter: { kind: 'partner' } },
  { name: 'admin.partners.kind.funders', filter: { kind: 'funder' } },
];

const bulk: BulkDeclaration = { actions: ['trash'] };

export function PartnersList() {
  return (
    <RecordList
      sort={{ field: 'order', order: 'ASC' }}
      sortFields={['order', 'name']}
      filters={
        <>
          <ListFilter always label="admin.partners.kind.label" choices={kinds} />
          <TranslationFilter />
        </>
      }
      defaultFilter={defaultFilter}
      ordered
      bulk={bulk}
      row={<PartnerRow />}
    >
      <PartnersDialog />
    </RecordList>
  );
}

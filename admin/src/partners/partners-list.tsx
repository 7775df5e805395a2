import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import type { BulkDeclaration } from '../components/bulk/actions';
import { smallestPicture } from '../components/image/picture-url';
import { ListFilter, TranslationFilter } from '../components/list/list-filter';
import { RecordCard } from '../components/list/record-card';
import { RecordList } from '../components/list/record-list';
import { PartnersDialog } from './partners-dialog';

type Partner = Schemas['PartnerDto'];

/** Partners and funders are separate lists on the site, each with its own order. */
const defaultFilter = { kind: 'partner' };

function PartnerRow() {
  const partner = useRecordContext<Partner>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!partner) {
    return null;
  }
  const english = locale === 'en';
  return (
    <RecordCard
      title={(english ? partner.nameEn : partner.name) ?? partner.name}
      facts={[translate(`admin.partners.kind.${partner.kind}`), partner.websiteUrl ?? '']}
      preview={(english ? partner.descriptionEn : partner.description) ?? partner.description}
      picture={smallestPicture(partner, partner.logoUrl)}
      wholePicture
      publicPath="/#partners"
      editPath={`/partners/${partner.id}`}
    />
  );
}

function KindFilter() {
  const translate = useTranslate();
  return (
    <ListFilter
      always
      label={translate('admin.partners.kind.label')}
      choices={[
        { name: translate('admin.partners.kind.partners'), filter: { kind: 'partner' } },
        { name: translate('admin.partners.kind.funders'), filter: { kind: 'funder' } },
      ]}
    />
  );
}

const bulk: BulkDeclaration = { actions: ['trash'] };

export function PartnersList() {
  return (
    <RecordList
      sort={{ field: 'order', order: 'ASC' }}
      sortFields={['order', 'name']}
      filters={
        <>
          <KindFilter />
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

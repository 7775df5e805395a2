import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import Chip from '@mui/material/Chip';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatDate, formatDateTime } from 'shared/croatian-time';
import type { Schemas } from '../api/schemas';
import type { BulkDeclaration } from '../components/bulk/actions';
import { DeleteRecordButton } from '../components/form/delete-record-button';
import { PostButton } from '../components/form/row-button';
import { trashedResources } from '../components/form/trashed-message';
import { FactCard } from '../components/list/fact-card';
import { ListFilter } from '../components/list/list-filter';
import { RecordList } from '../components/list/record-list';
import { useRow } from '../components/list/use-row';
import { useIsAdmin, useMayOpen } from '../providers/admin-session-provider';
import { EmptyButton } from './empty-button';

const texts = 'admin.trash';

const nameOf = (resource: string) => `resources.${resource}.name`;

function TrashRow() {
  const item = useRow<Schemas['TrashItemDto']>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const isAdmin = useIsAdmin();
  const { id, resource, deletedAt, deletedBy, expiresAt } = item;
  const name = locale === 'en' ? item.titleEn : item.title;
  return (
    <FactCard
      title={name}
      badges={<Chip variant="outlined" label={translate(nameOf(resource), { smart_count: 1 })} />}
      facts={[
        translate(`${texts}.deleted`, { date: formatDateTime(deletedAt, locale), name: deletedBy }),
        translate(`${texts}.keptUntil`, { day: formatDate(expiresAt, locale) }),
      ]}
      actions={
        <>
          <PostButton
            path={`trash/${id}/restore`}
            done={`${texts}.toast.restored`}
            messageArgs={{ name }}
            label={`${texts}.restore`}
            recordName={name}
            startIcon={<RestoreIcon />}
          />
          {isAdmin ? (
            <DeleteRecordButton
              inRow
              label={`${texts}.remove`}
              question={{
                title: translate(`${texts}.removal.title`, { name }),
                content: `${texts}.removal.text`,
              }}
            />
          ) : null}
        </>
      }
    />
  );
}

function Filters() {
  const translate = useTranslate();
  const mayOpen = useMayOpen();
  const kinds = trashedResources.filter(mayOpen);
  return kinds.length === 1 ? null : (
    <ListFilter
      label={`${texts}.kind`}
      choices={kinds.map((resource) => ({
        name: translate(nameOf(resource), { smart_count: 2 }),
        filter: { resource },
      }))}
    />
  );
}

const bulk: BulkDeclaration = { actions: ['restore'] };

/** What was deleted and can be restored for 30 days. */
export function TrashList() {
  return (
    <RecordList
      sort={{ field: 'deletedAt', order: 'DESC' }}
      sortFields={['deletedAt', 'title', 'deletedBy']}
      filters={<Filters />}
      actions={useIsAdmin() ? <EmptyButton /> : undefined}
      bulk={bulk}
      row={<TrashRow />}
      canCreate={false}
    />
  );
}

import { useRefresh, useTranslate } from 'react-admin';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import type { BulkDeclaration } from '../components/bulk/actions';
import { acceptedPictures } from '../components/image/prepare-picture';
import { ListFilter } from '../components/list/list-filter';
import { RecordList } from '../components/list/record-list';
import { DropArea, PickButton } from '../components/upload/upload-area';
import { MediaCard } from './media-card';
import { MediaDialog } from './media-dialog';
import { UploadQueue } from './upload-queue';
import { useUploads } from './use-uploads';

function Filters() {
  const translate = useTranslate();
  return (
    <>
      <ListFilter
        label={translate('admin.media.filter.alt')}
        choices={[
          { name: translate('admin.media.filter.undescribed'), filter: { described: false } },
          { name: translate('admin.media.filter.described'), filter: { described: true } },
        ]}
      />
      <ListFilter
        label={translate('admin.media.filter.people')}
        choices={[
          { name: translate('admin.media.filter.withoutConsent'), filter: { consent: false } },
        ]}
      />
      <ListFilter
        label={translate('admin.media.filter.use')}
        choices={[
          { name: translate('admin.media.filter.used'), filter: { used: true } },
          { name: translate('admin.media.filter.unused'), filter: { used: false } },
        ]}
      />
    </>
  );
}

const bulk: BulkDeclaration = { actions: ['trash'] };

/** The library: all pictures with their alternative texts and where they are used. */
export function MediaList() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const refresh = useRefresh();
  const { files, add, clearFinished } = useUploads(refresh);
  if (matchPath('/media/create', pathname)) {
    return <Navigate to="/media" replace />;
  }
  return (
    <DropArea onFiles={add} label={translate('admin.media.upload.drop')}>
      <RecordList
        sort={{ field: 'createdAt', order: 'DESC' }}
        sortFields={['createdAt', 'name', 'size']}
        filters={<Filters />}
        actions={
          <PickButton
            onFiles={add}
            accept={acceptedPictures}
            label={translate('admin.media.add')}
          />
        }
        summary={
          files.length > 0 ? <UploadQueue files={files} onClose={clearFinished} /> : undefined
        }
        layout="grid"
        canCreate={false}
        bulk={bulk}
        row={<MediaCard />}
      >
        <MediaDialog />
      </RecordList>
    </DropArea>
  );
}

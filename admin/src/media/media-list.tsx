import { useRefresh, useTranslate } from 'react-admin';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import type { BulkDeclaration } from '../components/bulk/actions';
import { RecordDialog } from '../components/form/record-dialog';
import { acceptedPictures } from '../components/image/prepare-picture';
import { ListFilter } from '../components/list/list-filter';
import { RecordList } from '../components/list/record-list';
import { DropArea, PickButton } from '../components/upload/upload-area';
import { MediaCard } from './media-card';
import { MediaInputs } from './media-inputs';
import { UploadQueue } from './upload-queue';
import { useUploads } from './use-uploads';

const texts = 'admin.media.filter';

const filters = (
  <>
    <ListFilter
      label={`${texts}.alt`}
      choices={[
        { name: `${texts}.undescribed`, filter: { described: false } },
        { name: `${texts}.described`, filter: { described: true } },
      ]}
    />
    <ListFilter
      label={`${texts}.people`}
      choices={[{ name: `${texts}.withoutConsent`, filter: { consent: false } }]}
    />
    <ListFilter
      label={`${texts}.use`}
      choices={[
        { name: `${texts}.used`, filter: { used: true } },
        { name: `${texts}.unused`, filter: { used: false } },
      ]}
    />
  </>
);

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
        filters={filters}
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
        <RecordDialog>
          <MediaInputs />
        </RecordDialog>
      </RecordList>
    </DropArea>
  );
}

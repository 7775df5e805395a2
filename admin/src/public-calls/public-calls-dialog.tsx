import type { RaRecord } from 'react-admin';
import { RecordDialog } from '../components/form/record-dialog';
import { isOpened, PublicCallsInputs } from './public-calls-inputs';

const emptyPart = { heading: '', headingEn: '', text: '', textEn: '' };

/** Key of the message after a save; drafts are not public. */
const savedMessage = ({ isPublished }: RaRecord): string =>
  `admin.public-calls.toast.updated.${isPublished ? 'description' : 'draft'}`;

export function PublicCallsDialog() {
  return (
    <RecordDialog
      onSite
      defaultValues={{ parts: [emptyPart] }}
      savedMessage={savedMessage}
      canUnpublish={({ isPublished, state }) => !isOpened({ isPublished, state })}
      wide
    >
      <PublicCallsInputs />
    </RecordDialog>
  );
}

import { DraftLink } from '../components/draft-link/draft-link';
import { messageWithDrafts } from '../components/form/actions/saved-draft';
import { RecordDialog } from '../components/form/record-dialog';
import { isOpened, PublicCallsInputs } from './public-calls-inputs';

const emptyPart = { heading: '', headingEn: '', text: '', textEn: '' };

export function PublicCallsDialog() {
  return (
    <RecordDialog
      defaultValues={{ parts: [emptyPart] }}
      savedMessage={messageWithDrafts('public-calls')}
      canUnpublish={({ isPublished, state }) => !isOpened({ isPublished, state })}
      wide
    >
      <DraftLink />
      <PublicCallsInputs />
    </RecordDialog>
  );
}

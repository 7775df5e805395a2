import type { RaRecord } from 'react-admin';
import { RecordDialog } from '../components/form/record-dialog';
import { presentTime } from '../components/format/use-now';
import { useAdminSession } from '../providers/admin-session-provider';
import { BlogEditor } from './blog-editor';
import { newPost, publicationState, formFields } from './blog-post';

/** Key of the message after a save; drafts and scheduled posts are not public. */
function savedMessage({ isPublished, publishDate }: RaRecord): string {
  const post = { isPublished, publishDate };
  const state = publicationState(post, post, presentTime());
  const message = state === 'draft' || state === 'scheduled' ? state : 'description';
  return `admin.blog.toast.updated.${message}`;
}

export function BlogDialog() {
  const author = useAdminSession().session?.fullName ?? '';
  return (
    <RecordDialog
      defaultValues={{ ...newPost, author }}
      savedMessage={savedMessage}
      wide
      draftFields={formFields}
      quiet
    >
      <BlogEditor />
    </RecordDialog>
  );
}

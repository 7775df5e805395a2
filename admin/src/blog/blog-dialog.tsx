import type { RaRecord } from 'react-admin';
import { RecordDialog } from '../components/form/record-dialog';
import { BlogEditor } from './blog-editor';
import { newPost, publicationState, writtenFields } from './blog-post';

/** Message after a change: drafts and scheduled posts are not on the site. */
function savedMessage({ isPublished, publishDate }: RaRecord): string {
  const post = { isPublished, publishDate };
  const state = publicationState(post, post, Date.now());
  const message = state === 'draft' || state === 'scheduled' ? state : 'description';
  return `admin.blog.toast.updated.${message}`;
}

export function BlogDialog() {
  return (
    <RecordDialog
      defaultValues={newPost}
      savedMessage={savedMessage}
      wide
      draftFields={writtenFields}
      quiet
    >
      <BlogEditor />
    </RecordDialog>
  );
}

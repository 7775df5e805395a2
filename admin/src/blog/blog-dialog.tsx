import { RecordDialog } from '../components/form/record-dialog';
import { useAdminSession } from '../providers/admin-session-provider';
import { BlogEditor } from './blog-editor';
import { formFields, newPost } from './blog-post';

export function BlogDialog() {
  const author = useAdminSession().session?.fullName ?? '';
  return (
    <RecordDialog defaultValues={{ ...newPost, author }} wide draftFields={formFields} quiet>
      <BlogEditor />
    </RecordDialog>
  );
}

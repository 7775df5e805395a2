import { RecordDialog } from '../components/record-dialog';
import { BlogEditor } from './blog-editor';
import { blogDefaults, blogPostFromForm } from './blog-post';

export function BlogDialog() {
  return (
    <RecordDialog defaultValues={blogDefaults} transform={blogPostFromForm} wide outlives>
      <BlogEditor />
    </RecordDialog>
  );
}

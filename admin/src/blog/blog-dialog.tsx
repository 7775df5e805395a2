import { RecordDialog } from '../components/record-dialog';
import { blogDefaults, BlogInputs, blogPostFromForm } from './blog-inputs';

export function BlogDialog() {
  return (
    <RecordDialog defaultValues={blogDefaults} transform={blogPostFromForm}>
      <BlogInputs />
    </RecordDialog>
  );
}

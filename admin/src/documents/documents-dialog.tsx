import { fieldsOf } from 'shared/is-record';
import type { Values } from '../api/form-rules';
import { RecordDialog } from '../components/form/record-dialog';
import { DocumentsInputs } from './documents-inputs';

/** The file in the request body, without its size. */
function uploadOf(file: unknown): unknown {
  const { src, title } = fieldsOf(file);
  return file ? { src, title } : null;
}

/** The request body of a PDF, whose paths the server sets, or of a page, which has no files. */
function bodyOfKind({ path, pathEn, file, fileEn, ...body }: Values, { kind }: Values): Values {
  return kind === 'page'
    ? { ...body, path, pathEn }
    : { ...body, file: uploadOf(file), fileEn: uploadOf(fileEn) };
}

export function DocumentsDialog() {
  return (
    <RecordDialog ordered defaultValues={{ kind: 'pdf', isListed: false }} transform={bodyOfKind}>
      <DocumentsInputs />
    </RecordDialog>
  );
}

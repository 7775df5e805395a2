import { fieldsOf } from 'shared/is-record';
import type { Values } from '../api/form-rules';
import { RecordDialog } from '../components/form/record-dialog';
import { useNextOrder } from '../components/order/use-next-order';
import { DocumentsInputs } from './documents-inputs';

/** A file as the API takes it, without its size. */
function upload(file: unknown): unknown {
  const { src, title } = fieldsOf(file);
  return file ? { src, title } : null;
}

/** A PDF has its own paths, and a page has no files. */
function pdfOrPage({ path, pathEn, file, fileEn, ...body }: Values, { kind }: Values): Values {
  return kind === 'page'
    ? { ...body, path, pathEn }
    : { ...body, file: upload(file), fileEn: upload(fileEn) };
}

export function DocumentsDialog() {
  const order = useNextOrder();
  return (
    <RecordDialog defaultValues={{ kind: 'pdf', order }} transform={pdfOrPage}>
      <DocumentsInputs />
    </RecordDialog>
  );
}

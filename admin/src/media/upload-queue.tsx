import { Link, useTranslate } from 'react-admin';
import { FileOutcome, FileOutcomes } from '../components/upload/file-outcomes';
import { isFinished } from '../components/upload/use-file-queue';
import type { UploadedFile } from './use-uploads';

function Outcome({ file: { progress, result } }: { file: UploadedFile }) {
  const translate = useTranslate();
  if (result) {
    return (
      <>
        {translate(result.isNew ? 'admin.media.upload.added' : 'admin.media.upload.known')}{' '}
        {result.prepared}{' '}
        <Link to={`/media/${result.picture.id}`}>{translate('admin.media.upload.describe')}</Link>
      </>
    );
  }
  if (progress === undefined) return translate('admin.media.upload.waiting');
  const percent = Math.round(progress * 100);
  return percent < 100
    ? translate('admin.image.sending', { percent })
    : translate('admin.image.preparing');
}

/** The selected files with their outcomes, and the number of finished uploads. */
export function UploadQueue({ files, onClose }: { files: UploadedFile[]; onClose: () => void }) {
  const translate = useTranslate();
  const finished = files.filter(isFinished).length;
  const added = files.filter(({ result }) => result !== undefined).length;
  const refused = files.filter(({ error }) => error !== undefined);
  const others = files.filter(({ error }) => error === undefined);
  const summary =
    finished < files.length
      ? translate('admin.media.upload.progress', { over: finished, total: files.length })
      : translate('admin.media.upload.done', { smart_count: added });
  const refusals = translate('admin.media.upload.refused', { smart_count: refused.length });
  return (
    <FileOutcomes
      title={<span role="status">{refused.length > 0 ? `${summary} ${refusals}` : summary}</span>}
      files={files}
      closeLabel={translate('admin.media.upload.close')}
      onClose={onClose}
      maxHeight={280}
    >
      {[...refused, ...others].map((file) => (
        <FileOutcome key={file.key} file={file} progress={file.progress}>
          <Outcome file={file} />
        </FileOutcome>
      ))}
    </FileOutcomes>
  );
}

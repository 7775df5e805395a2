import { useTranslate } from 'react-admin';
import { FileOutcome, FileOutcomes } from '../components/upload/file-outcomes';
import { isFinished } from '../components/upload/use-file-queue';
import type { Imported, StatementFile } from './use-statements';

const texts = 'admin.bank-payments.imported';
const outcomes = [
  'matched',
  'reversed',
  'notified',
  'waiting',
  'waitingReversals',
  'known',
  'leftOut',
  'ofOtherAccounts',
  'converted',
] as const satisfies (keyof Imported)[];

/** Outcomes of a statement's entries, a sentence for each kind. */
function Outcome({ imported }: { imported: Imported }) {
  const translate = useTranslate();
  const found = outcomes.filter((name) => imported[name] > 0);
  return found.length > 0
    ? found
        .map((name) =>
          translate(`${texts}.${name}`, {
            smart_count: imported[name],
            accounts: imported.otherAccounts.join(', ') || translate(`${texts}.noNumber`),
          }),
        )
        .join(' ')
    : translate(`${texts}.nothing`);
}

interface ImportedStatementsProps {
  files: StatementFile[];
  onClose: () => void;
}

/** The outcome of each chosen statement. */
export function ImportedStatements({ files, onClose }: ImportedStatementsProps) {
  const translate = useTranslate();
  return (
    <FileOutcomes
      title={translate(`${texts}.title`)}
      files={files}
      closeLabel={translate(`${texts}.close`)}
      onClose={onClose}
      live
    >
      {files.map((file) => (
        <FileOutcome
          key={file.key}
          file={file}
          progress={isFinished(file) ? undefined : 'unknown'}
          prominent
        >
          {file.result ? (
            <Outcome imported={file.result} />
          ) : (
            translate('admin.bank-payments.reading')
          )}
        </FileOutcome>
      ))}
    </FileOutcomes>
  );
}

import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';

import type { Imported, StatementFile } from './use-statements';

const texts = 'admin.bank-payments.imported';
const outcomes = [
  ...(['matched', 'reversed', 'notified', 'waiting', 'waitingReversals'] as const),
  ...(['known', 'leftOut'] as const),
] satisfies (keyof Imported)[];

/** What became of a statement's entries, a sentence for each kind there was. */
function Outcome({ imported }: { imported: Imported }) {
  const translate = useTranslate();
  const found = outcomes.filter((name) => imported[name] > 0);
  return found.length > 0
    ? found.map((name) => translate(`${texts}.${name}`, { smart_count: imported[name] })).join(' ')
    : translate(`${texts}.nothing`);
}

function StatementRow({ file: { name, imported, fault } }: { file: StatementFile }) {
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1, py: 0.75 }}
    >
      {fault !== undefined ? (
        <ErrorOutlined color="error" fontSize="small" />
      ) : imported ? (
        <CheckCircleOutlined color="success" fontSize="small" />
      ) : (
        <HourglassEmpty color="disabled" fontSize="small" />
      )}
      <div>
        <Typography variant="body2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography color={fault === undefined ? 'textPrimary' : 'error'}>
          {fault ??
            (imported ? <Outcome imported={imported} /> : translate('admin.bank-payments.reading'))}
        </Typography>
        {imported || fault !== undefined ? null : (
          <LinearProgress aria-label={name} sx={{ mt: 0.5 }} />
        )}
      </div>
    </Box>
  );
}

interface ImportedStatementsProps {
  files: StatementFile[];
  onClose: () => void;
}

/** What became of each statement that was chosen, in words. */
export function ImportedStatements({ files, onClose }: ImportedStatementsProps) {
  const translate = useTranslate();
  const over = files.every(({ imported, fault }) => imported !== undefined || fault !== undefined);
  return (
    <Card component="section" aria-labelledby="statements" sx={{ px: 2, py: 1.5, mb: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography id="statements" variant="h3" component="h2" sx={{ mr: 'auto' }}>
          {translate(`${texts}.title`)}
        </Typography>
        {over ? (
          <Button size="small" onClick={onClose}>
            {translate(`${texts}.close`)}
          </Button>
        ) : null}
      </Box>
      <Box
        component="ul"
        aria-live="polite"
        aria-busy={!over}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {files.map((file) => (
          <StatementRow key={file.key} file={file} />
        ))}
      </Box>
    </Card>
  );
}

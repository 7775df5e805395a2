import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { isFinished, type QueuedFile } from './use-file-queue';

interface FileOutcomeProps {
  file: QueuedFile<unknown>;
  /** Whether the outcome is emphasized. */
  prominent?: boolean;
  /** Progress from 0 to 1; 'unknown' while it cannot be measured. */
  progress: number | 'unknown' | undefined;
  /** Text of the outcome, unless the upload failed. */
  children: ReactNode;
}

/** One selected file with its outcome. */
export function FileOutcome({ file, prominent, progress, children }: FileOutcomeProps) {
  const { name, result, error } = file;
  const color = prominent ? 'textPrimary' : 'textSecondary';
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1, py: 0.75 }}
    >
      {error !== undefined ? (
        <ErrorOutlined color="error" fontSize="small" />
      ) : result !== undefined ? (
        <CheckCircleOutlined color="success" fontSize="small" />
      ) : (
        <HourglassEmpty color="disabled" fontSize="small" />
      )}
      <div>
        <Typography variant="body2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography
          variant={prominent ? 'body1' : 'body2'}
          color={error === undefined ? color : 'error'}
        >
          {error ?? children}
        </Typography>
        {progress === undefined ? null : (
          <LinearProgress
            aria-label={name}
            variant={progress === 'unknown' || progress >= 1 ? 'indeterminate' : 'determinate'}
            value={progress === 'unknown' ? undefined : progress * 100}
            sx={{ mt: 0.5 }}
          />
        )}
      </div>
    </Box>
  );
}

interface FileOutcomesProps {
  title: ReactNode;
  files: readonly QueuedFile<unknown>[];
  /** Label of the button that closes the list; it is shown once all outcomes are known. */
  closeLabel: string;
  onClose: () => void;
  /** Whether screen readers announce each outcome. */
  live?: boolean;
  /** Height in pixels from which the outcomes scroll. */
  maxHeight?: number;
  /** The outcome of each file. */
  children: ReactNode;
}

/** The selected files, each with its outcome. */
export function FileOutcomes(props: FileOutcomesProps) {
  const { title, files, closeLabel, onClose, live = false, maxHeight, children } = props;
  const heading = useId();
  const allFinished = files.every(isFinished);
  return (
    <Card component="section" aria-labelledby={heading} sx={{ px: 2, py: 1.5, mb: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography id={heading} variant="h3" component="h2" sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        {allFinished ? (
          <Button size="small" onClick={onClose}>
            {closeLabel}
          </Button>
        ) : null}
      </Box>
      <Box
        component="ul"
        aria-live={live ? 'polite' : undefined}
        aria-busy={live ? !allFinished : undefined}
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight, overflowY: maxHeight ? 'auto' : undefined }}
      >
        {children}
      </Box>
    </Card>
  );
}

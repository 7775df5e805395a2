import UploadFile from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { stones } from '../../theme/tokens';

interface PickButtonProps {
  onFiles: (files: FileList) => void;
  /** Which files are offered, as the `accept` of an input. */
  accept: string;
  label: string;
}

/** Opens the file picker of the device. */
export function PickButton({ onFiles, accept, label }: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        onChange={({ target }) => {
          if (target.files) onFiles(target.files);
          // The same files can be picked again after an error.
          target.value = '';
        }}
      />
      <Button
        variant="contained"
        color="secondary"
        startIcon={<UploadFile />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}

interface DropAreaProps {
  onFiles: (files: FileList) => void;
  /** Text shown while files are dragged over it. */
  label: string;
  children: ReactNode;
}

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Accepts files that are dropped anywhere on its children. */
export function DropArea({ onFiles, label, children }: DropAreaProps) {
  const [over, setOver] = useState(false);
  return (
    <Box
      data-testid="drop-area"
      onDragOver={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setOver(false);
        }
      }}
      onDrop={(event) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles(event.dataTransfer.files);
      }}
      sx={{ position: 'relative', minHeight: '70vh' }}
    >
      {children}
      {over ? (
        <Box
          sx={{
            position: 'absolute',
            inset: -8,
            display: 'grid',
            alignItems: 'start',
            justifyItems: 'center',
            pt: 12,
            border: '3px dashed',
            borderColor: 'primary.main',
            borderRadius: stones.slab,
            bgcolor: 'background.default',
            opacity: 0.94,
            pointerEvents: 'none',
          }}
        >
          <Typography variant="h2">{label}</Typography>
        </Box>
      ) : null}
    </Box>
  );
}

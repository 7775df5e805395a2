import UploadFile from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { radii } from '../../theme/tokens';

interface PickButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  onFiles: (files: FileList) => void;
  /** The `accept` attribute of the file input. */
  accept: string;
  /** Its `capture` attribute: the camera that takes the picture. */
  capture?: 'environment';
  multiple?: boolean;
  label: string;
  /** Whether it is the main action of the screen; it is by default. */
  isMain?: boolean;
  /** Whether it opens the file picker at once, for a press on another screen. */
  opensAtOnce?: boolean;
}

/** Button that opens the file picker. */
export function PickButton(props: PickButtonProps) {
  const { onFiles, accept, capture, multiple = true, label, isMain = true, ...rest } = props;
  const { opensAtOnce = false, ...button } = rest;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (opensAtOnce) input.current?.click();
  }, [opensAtOnce]);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        hidden
        accept={accept}
        capture={capture}
        onChange={({ target }) => {
          if (target.files) onFiles(target.files);
          // Allows the same files to be selected again after an error.
          target.value = '';
        }}
      />
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        color={isMain ? 'secondary' : 'primary'}
        startIcon={<UploadFile />}
        {...button}
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
  /** By default most of the screen. */
  minHeight?: number;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Accepts files dropped on its children. */
export function DropArea({ onFiles, label, minHeight, children }: DropAreaProps) {
  const [isDraggedOver, setDraggedOver] = useState(false);
  return (
    <Box
      data-testid="drop-area"
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDraggedOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) {
          setDraggedOver(false);
        }
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDraggedOver(false);
        onFiles(event.dataTransfer.files);
      }}
      sx={{ position: 'relative', minHeight: minHeight ?? '70vh' }}
    >
      {children}
      {isDraggedOver ? (
        <Box
          sx={{
            position: 'absolute',
            inset: -8,
            display: 'grid',
            alignItems: 'start',
            justifyItems: 'center',
            pt: minHeight === undefined ? 12 : 1,
            border: '3px dashed',
            borderColor: 'primary.main',
            borderRadius: radii.large,
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

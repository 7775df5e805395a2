import CollectionsOutlined from '@mui/icons-material/CollectionsOutlined';
import UploadFile from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { radii } from '../../theme/tokens';
import { acceptedPictures } from './prepare-picture';

interface PictureDropProps {
  /** Progress from 0 to 1 while a picture is sent. */
  progress: number | undefined;
  onFile: (file: File) => void;
  onLibrary?: () => void;
  /** The current picture and its buttons. */
  children?: ReactNode;
}

function SendProgress({ percent }: { percent: number }) {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="body2">
        {percent < 100
          ? translate('admin.image.sending', { percent })
          : translate('admin.image.preparing')}
      </Typography>
      <LinearProgress variant={percent < 100 ? 'determinate' : 'indeterminate'} value={percent} />
    </>
  );
}

/** Area to drop a picture on, with buttons to pick one from the device or the library. */
export function PictureDrop({ progress, onFile, onLibrary, children }: PictureDropProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isDraggedOver, setDraggedOver] = useState(false);
  const sending = progress !== undefined;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !sending) onFile(file);
  };

  return (
    <Box
      data-testid="picture-drop"
      onDragOver={(event) => {
        event.preventDefault();
        setDraggedOver(true);
      }}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={drop}
      sx={{
        p: 1.5,
        border: '2px dashed',
        borderColor: isDraggedOver ? 'primary.main' : 'divider',
        borderRadius: radii.large,
        bgcolor: isDraggedOver ? 'action.hover' : 'transparent',
      }}
    >
      {children}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedPictures}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Allows the same file to be selected again after an error.
          target.value = '';
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          variant="outlined"
          size="small"
          startIcon={<UploadFile />}
          disabled={sending}
          onClick={() => input.current?.click()}
        >
          {translate('admin.image.pick')}
        </Button>
        {onLibrary ? (
          <Button
            variant="outlined"
            size="small"
            startIcon={<CollectionsOutlined />}
            disabled={sending}
            onClick={onLibrary}
          >
            {translate('admin.image.fromLibrary')}
          </Button>
        ) : null}
        <Typography variant="body2" color="textSecondary">
          {translate('admin.image.help')}
        </Typography>
      </Box>
      <Box role="status" sx={{ mt: sending ? 1 : 0 }}>
        {sending ? <SendProgress percent={Math.round(progress * 100)} /> : null}
      </Box>
    </Box>
  );
}

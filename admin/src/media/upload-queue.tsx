import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { isOver, type UploadedFile } from './use-uploads';

function Outcome({ file }: { file: UploadedFile }) {
  const translate = useTranslate();
  const { progress, fault, picture, isNew } = file;
  if (fault !== undefined) return fault;
  if (picture) {
    return (
      <>
        {translate(isNew ? 'admin.media.upload.added' : 'admin.media.upload.known')}{' '}
        <MuiLink component={Link} to={`/media/${picture.id}`}>
          {translate('admin.media.upload.describe')}
        </MuiLink>
      </>
    );
  }
  if (progress === undefined) return translate('admin.media.upload.waiting');
  const percent = Math.round(progress * 100);
  return percent < 100
    ? translate('admin.image.sending', { percent })
    : translate('admin.image.preparing');
}

function FileRow({ file }: { file: UploadedFile }) {
  const { name, progress, fault, picture } = file;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1, py: 0.75 }}
    >
      {fault !== undefined ? (
        <ErrorOutlined color="error" fontSize="small" />
      ) : picture ? (
        <CheckCircleOutlined color="success" fontSize="small" />
      ) : (
        <HourglassEmpty color="disabled" fontSize="small" />
      )}
      <div>
        <Typography variant="body2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color={fault === undefined ? 'textSecondary' : 'error'}>
          <Outcome file={file} />
        </Typography>
        {progress === undefined ? null : (
          <LinearProgress
            variant={progress < 1 ? 'determinate' : 'indeterminate'}
            value={progress * 100}
            sx={{ mt: 0.5 }}
          />
        )}
      </div>
    </Box>
  );
}

/** What became of each file that was chosen, and how many there are to come. */
export function UploadQueue({ files, onClose }: { files: UploadedFile[]; onClose: () => void }) {
  const translate = useTranslate();
  const over = files.filter(isOver).length;
  const added = files.filter(({ picture }) => picture !== undefined).length;
  const said =
    over < files.length
      ? translate('admin.media.upload.progress', { over, total: files.length })
      : translate('admin.media.upload.done', { smart_count: added });
  return (
    <Card component="section" aria-labelledby="uploads" sx={{ px: 2, py: 1.5, mb: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Typography id="uploads" variant="h3" component="h2" sx={{ mr: 'auto' }}>
          <span role="status">{said}</span>
        </Typography>
        {over === files.length ? (
          <Button size="small" onClick={onClose}>
            {translate('admin.media.upload.close')}
          </Button>
        ) : null}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 280, overflowY: 'auto' }}>
        {files.map((file) => (
          <FileRow key={file.key} file={file} />
        ))}
      </Box>
    </Card>
  );
}

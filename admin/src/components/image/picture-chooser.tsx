import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useGetList, useLocaleState, useTranslate } from 'react-admin';
import type { Picture } from '../../providers/upload-picture';
import { radii } from '../../theme/tokens';
import { DialogFrame } from '../form/dialog-frame';
import { PickButton } from '../upload/upload-area';
import { cropPosition } from './focal-point';
import { acceptedPictures } from './prepare-picture';
import { useUpload } from './use-upload';

const pageSize = 24;

interface PictureChooserProps {
  /** A dropped file, which is sent at once. */
  file?: File;
  onClose: () => void;
  onChoose: (picture: Picture) => void;
}

interface PicturesProps extends Pick<PictureChooserProps, 'onChoose'> {
  search: string;
}

/** The pictures of the library that match a search, newest first. */
function Pictures({ search, onChoose }: PicturesProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [count, setCount] = useState(pageSize);
  const { data, total, error, isPending } = useGetList<Picture>(
    'media',
    {
      filter: search ? { q: search } : {},
      pagination: { page: 1, perPage: count },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { placeholderData: (previous) => previous },
  );

  if (error && !data) {
    return <Alert severity="error">{translate('admin.status.loadFailed')}</Alert>;
  }
  if (data?.length === 0) {
    const nothing = search ? 'admin.image.library.noResults' : 'admin.image.library.empty';
    return <Typography>{translate(nothing)}</Typography>;
  }
  return (
    <>
      <Box
        component="ul"
        aria-busy={isPending}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0.5,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))',
        }}
      >
        {data?.map((picture) => (
          <li key={picture.id}>
            <ButtonBase
              onClick={() => onChoose(picture)}
              sx={{
                display: 'block',
                width: '100%',
                textAlign: 'start',
                borderRadius: radii.small,
                '& img': {
                  display: 'block',
                  width: '100%',
                  aspectRatio: '4 / 3',
                  objectFit: 'cover',
                  borderRadius: radii.small,
                  bgcolor: 'action.hover',
                },
              }}
            >
              <img
                src={picture.variants[0]?.url ?? picture.url}
                alt={(locale === 'en' ? picture.altEn : picture.alt) ?? ''}
                loading="lazy"
                style={{ objectPosition: cropPosition(picture) }}
              />
              <Typography variant="body2" noWrap component="span" sx={{ display: 'block' }}>
                {picture.name}
              </Typography>
            </ButtonBase>
          </li>
        ))}
      </Box>
      {total !== undefined && data && total > data.length ? (
        <Button onClick={() => setCount(count + pageSize)} sx={{ mt: 1 }}>
          {translate('admin.image.library.more')}
        </Button>
      ) : null}
    </>
  );
}

/** The progress of a picture that is sent, from 0 to 1. */
function SendProgress({ progress }: { progress: number }) {
  const translate = useTranslate();
  const percent = Math.round(progress * 100);
  const isSent = percent === 100;
  return (
    <>
      <Typography variant="body2">
        {translate(isSent ? 'admin.image.preparing' : 'admin.image.sending', { percent })}
      </Typography>
      <LinearProgress variant={isSent ? 'indeterminate' : 'determinate'} value={percent} />
    </>
  );
}

/** Dialog to choose a picture from the device, the camera or the library. */
export function PictureChooser({ file, onClose, onChoose }: PictureChooserProps) {
  const translate = useTranslate();
  const onTouch = useMediaQuery('(pointer: coarse)');
  const [search, setSearch] = useState('');
  const found = useDeferredValue(search.trim());
  const { upload, progress, error } = useUpload(onChoose);
  const isSending = progress !== undefined;
  const sendDropped = useEffectEvent(() => {
    if (file) void upload(file);
  });
  useEffect(() => sendDropped(), [file]);

  const pick = {
    onFiles: ([chosen]: Iterable<File>) => {
      if (chosen) void upload(chosen);
    },
    accept: acceptedPictures,
    multiple: false,
    disabled: isSending,
  };
  return (
    <DialogFrame title={translate('admin.image.choose')} isOpen onClose={onClose}>
      <DialogContent dividers>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <PickButton {...pick} label={translate('admin.image.pick')} />
          {onTouch ? (
            <PickButton
              {...pick}
              capture="environment"
              startIcon={<PhotoCameraOutlined />}
              isMain={false}
              label={translate('admin.image.take')}
            />
          ) : null}
        </Box>
        <Box role="status" sx={{ my: 1 }}>
          {isSending ? <SendProgress progress={progress} /> : null}
        </Box>
        {error ? <Alert severity="error">{error}</Alert> : null}
        <Typography variant="h3" sx={{ mt: 1, mb: 0.5 }}>
          {translate('admin.image.library.title')}
        </Typography>
        <TextField
          label={translate('admin.image.library.search')}
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ mb: 2, maxWidth: 360 }}
        />
        <Pictures key={found} search={found} onChoose={onChoose} />
      </DialogContent>
    </DialogFrame>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDeferredValue, useState } from 'react';
import { useGetList, useLocaleState, useTranslate } from 'react-admin';
import type { Picture } from '../../providers/upload-picture';
import { radii } from '../../theme/tokens';
import { cropPosition } from './focal-point';

const pageSize = 24;

interface PictureLibraryProps {
  open: boolean;
  onClose: () => void;
  onChoose: (picture: Picture) => void;
}

function Pictures({
  search,
  onChoose,
}: { search: string } & Pick<PictureLibraryProps, 'onChoose'>) {
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

/** Dialog to choose a picture of the library. */
export function PictureLibrary({ open, onClose, onChoose }: PictureLibraryProps) {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const found = useDeferredValue(search.trim());
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down('sm'));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="md"
      fullScreen={fullScreen}
      aria-labelledby="picture-library-title"
    >
      <DialogTitle id="picture-library-title" component="h2" variant="h2">
        {translate('admin.image.library.title')}
      </DialogTitle>
      <DialogContent dividers>
        <TextField
          label={translate('admin.image.library.search')}
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ mb: 2, maxWidth: 360 }}
        />
        {open ? <Pictures key={found} search={found} onChoose={onChoose} /> : null}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5 }}>
        <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate, useUpdate } from 'react-admin';
import type { Picture } from '../../providers/upload-picture';
import { visuallyHidden } from '../screen/visually-hidden';
import { usePicture } from './use-picture';

const languages = { alt: 'hr', altEn: 'en' } as const;

interface AltTextProps {
  picture: Picture;
  source: keyof typeof languages;
  onStored: () => void;
}

/** The picture's alternative text in one language; saved on blur. */
function AltText({ picture, source, onStored }: AltTextProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(picture[source] ?? '');
  const [update, { isPending, error }] = useUpdate<Picture>();

  const store = () => {
    if (typed.trim() === (picture[source] ?? '')) return;
    void update(
      'media',
      { id: picture.id, data: { [source]: typed.trim() || null }, previousData: picture },
      { onSuccess: onStored },
    );
  };

  return (
    <TextField
      label={translate(`admin.image.${source}`)}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={store}
      disabled={isPending}
      error={error !== null}
      helperText={error?.message}
      slotProps={{ htmlInput: { lang: languages[source], maxLength: 300 } }}
    />
  );
}

/** The alternative texts of a picture of the library, which apply wherever it is used. */
export function AltTexts({ hash }: { hash: string }) {
  const translate = useTranslate();
  const [stored, setStored] = useState(false);
  const picture = usePicture(hash);
  if (!picture) return null;

  const missing = !picture.alt || !picture.altEn;
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {translate(missing ? 'admin.image.altMissing' : 'admin.image.altHelp')}
      </Typography>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {(['alt', 'altEn'] as const).map((source) => (
          <AltText
            key={`${picture.id}-${source}`}
            picture={picture}
            source={source}
            onStored={() => setStored(true)}
          />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {stored ? translate('admin.image.altStored') : ''}
      </Box>
    </Box>
  );
}

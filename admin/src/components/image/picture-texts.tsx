import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate, useUpdate } from 'react-admin';
import type { Picture } from '../../providers/upload-picture';
import { visuallyHidden } from '../screen/visually-hidden';

const languages = {
  alt: 'hr',
  altEn: 'en',
  caption: 'hr',
  captionEn: 'en',
  credit: 'hr',
  creditEn: 'en',
} as const;

interface StoredTextProps {
  picture: Picture;
  source: keyof typeof languages;
  onStored: () => void;
}

/** A text of the picture in one language; saved on blur. */
function StoredText({ picture, source, onStored }: StoredTextProps) {
  const translate = useTranslate();
  const stored = picture[source] ?? '';
  const [typed, setTyped] = useState(stored);
  /** The text that was sent last; undefined after a failure. */
  const [sent, setSent] = useState<string>();
  // In turn, so that the last text is the one that stays.
  const [update, { error, reset }] = useUpdate<Picture>('media', undefined, {
    scope: { id: source },
  });

  const store = () => {
    const text = typed.trim();
    if (text === (sent ?? stored)) {
      if (error) reset();
      return;
    }
    setSent(text);
    void update(
      'media',
      { id: picture.id, data: { [source]: text || null }, previousData: picture },
      { onSuccess: onStored, onError: () => setSent(undefined) },
    );
  };

  return (
    <TextField
      label={translate(`admin.image.${source}`)}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={store}
      error={error !== null}
      helperText={error?.message}
      slotProps={{
        formHelperText: { role: 'alert' },
        htmlInput: { lang: languages[source], maxLength: source.startsWith('credit') ? 120 : 300 },
      }}
    />
  );
}

interface StoredTextsProps {
  picture: Picture;
  sources: readonly (keyof typeof languages)[];
  help: string;
}

/** Texts of a picture, which apply wherever it is used. */
function StoredTexts({ picture, sources, help }: StoredTextsProps) {
  const translate = useTranslate();
  const [stored, setStored] = useState(false);
  return (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {help}
      </Typography>
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {sources.map((source) => (
          <StoredText
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

/** The alternative texts of a picture of the library. */
export function AltTexts({ picture }: { picture: Picture }) {
  const translate = useTranslate();
  const missing = !picture.decorative && (!picture.alt || !picture.altEn);
  const help = translate(missing ? 'admin.image.altMissing' : 'admin.image.altHelp');
  return <StoredTexts picture={picture} sources={['alt', 'altEn']} help={help} />;
}

/** The captions and credits of a picture of the library. */
export function Captions({ picture }: { picture: Picture }) {
  const translate = useTranslate();
  return (
    <StoredTexts
      picture={picture}
      sources={['caption', 'captionEn', 'credit', 'creditEn']}
      help={translate('admin.image.captionHelp')}
    />
  );
}

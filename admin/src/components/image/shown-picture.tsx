import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useTranslate, useUpdate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { categoryTone } from 'shared/category-tone';
import type { Picture } from '../../providers/upload-picture';
import { radii } from '../../theme/tokens';
import { cropPosition, fileForForm } from './focal-point';

/** The file of a picture as pages of a category show it: in two colours, or as it was uploaded. */
export function shownFile(picture: Picture, category: unknown): string {
  const file = fileForForm(picture.shown);
  const tone = typeof category === 'string' ? categoryTone(category) : 'sea';
  return file.replace(/-sea(?=[-.])/, `-${tone}`);
}

/** Whether the picture keeps its colours, stored when it is switched. */
function FullColourSwitch({ picture }: { picture: Picture }) {
  const translate = useTranslate();
  const [update, { error }] = useUpdate<Picture>('media', undefined, {
    mutationMode: 'optimistic',
    // In turn, so that the last choice is the one that stays.
    scope: { id: 'full-colour' },
  });
  const store = (fullColour: boolean) =>
    void update('media', { id: picture.id, data: { fullColour }, previousData: picture });
  return (
    <>
      <FormControlLabel
        label={translate('resources.media.fields.fullColour')}
        control={<Switch checked={picture.fullColour} onChange={(_, checked) => store(checked)} />}
      />
      {error ? (
        <FormHelperText error role="alert">
          {error.message}
        </FormHelperText>
      ) : null}
    </>
  );
}

/** A picture of the library as visitors will see it, with the choice of its colours. */
export function ShownPicture({ picture }: { picture: Picture }) {
  const translate = useTranslate();
  const category: unknown = useWatch({ name: 'category' });
  const hasChoice = picture.fullColour || picture.shown.url !== picture.url;
  return (
    <Box sx={{ maxWidth: '100%' }}>
      <Box
        component="img"
        src={shownFile(picture, category)}
        alt={translate('admin.image.preview')}
        style={{ objectPosition: cropPosition(picture) }}
        sx={{
          display: 'block',
          width: 240,
          maxWidth: '100%',
          aspectRatio: '16 / 10',
          objectFit: 'cover',
          borderRadius: radii.small,
          bgcolor: 'action.hover',
        }}
      />
      {hasChoice ? <FullColourSwitch picture={picture} /> : null}
    </Box>
  );
}

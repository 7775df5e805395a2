import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { useTranslate, useUpdate } from 'react-admin';
import type { Picture } from '../../providers/upload-picture';
import { visuallyHidden } from '../screen/visually-hidden';
import { isSamePoint, type Crop, type FocalPoint } from './focal-point';
import { FocalPointPicker } from './focal-point-picker';

interface StoredFocalPointProps {
  picture: Picture;
  crops: readonly Crop[];
}

/** The focal point of a picture of the library, stored when it is chosen. */
export function StoredFocalPoint({ picture, crops }: StoredFocalPointProps) {
  const translate = useTranslate();
  const { focalX, focalY } = picture;
  const [point, setPoint] = useState<FocalPoint>({ focalX, focalY });
  const [sent, setSent] = useState(point);
  const [isStored, setStored] = useState(false);
  // In turn, so that the last choice is the one that stays.
  const [update, { error }] = useUpdate<Picture>('media', undefined, {
    scope: { id: 'focal-point' },
  });

  const store = (chosen: FocalPoint) => {
    if (isSamePoint(chosen, sent)) return;
    setSent(chosen);
    setStored(false);
    void update(
      'media',
      { id: picture.id, data: chosen, previousData: picture },
      { onSuccess: () => setStored(true), onError: () => setSent({ focalX, focalY }) },
    );
  };

  return (
    <Box sx={{ mt: 1 }}>
      <FocalPointPicker
        picture={picture}
        point={point}
        crops={crops}
        help={`${translate('admin.image.focal.help')} ${translate('admin.image.focal.storedAtOnce')}`}
        onChange={setPoint}
        onEnd={store}
      />
      {error ? (
        <FormHelperText error role="alert">
          {error.message}
        </FormHelperText>
      ) : null}
      <Box role="status" sx={visuallyHidden}>
        {isStored ? translate('admin.image.focal.stored') : ''}
      </Box>
    </Box>
  );
}

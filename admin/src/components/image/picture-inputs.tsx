import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useInput, useRecordContext, useTranslate } from 'react-admin';
import type { Picture } from '../../providers/upload-picture';
import { radii } from '../../theme/tokens';
import { SwitchInput } from '../inputs/choice-input';
import { InColumns } from '../inputs/in-columns';
import { BilingualTextInput, LineInput } from '../inputs/text-inputs';
import { Disclosure } from '../screen/disclosure';
import { ConsentFields } from './consent-fields';
import { fileForForm } from './focal-point';
import { FocalPointPicker } from './focal-point-picker';

/** The part of the picture that crops keep. */
function FocalPointInput({ picture }: { picture: Picture }) {
  const { field: x } = useInput({ source: 'focalX' });
  const { field: y } = useInput({ source: 'focalY' });
  return (
    <FocalPointPicker
      picture={picture.shown}
      point={{ focalX: Number(x.value), focalY: Number(y.value) }}
      onChange={({ focalX, focalY }) => {
        x.onChange(focalX);
        y.onChange(focalY);
      }}
    />
  );
}

/**
 * The inputs of a picture of the library: what its publication needs, and further ones.
 * @param children more of these
 */
export function PictureInputs({ children }: { children?: ReactNode }) {
  const picture = useRecordContext<Picture>();
  const translate = useTranslate();
  if (!picture) return null;
  return (
    <>
      <Box
        component="img"
        src={fileForForm(picture.shown)}
        alt={translate('admin.image.preview')}
        width={picture.width}
        height={picture.height}
        sx={{
          display: 'block',
          width: 'auto',
          height: 'auto',
          maxWidth: '100%',
          maxHeight: { xs: '28vh', sm: 240 },
          mb: 1.5,
          borderRadius: radii.small,
          bgcolor: picture.shown.placeholder,
        }}
      />
      <InColumns>
        <BilingualTextInput source="alt" help="alt" multiline minRows={2} limited />
      </InColumns>
      <ConsentFields />
      <LineInput source="credit" limited />
      <Disclosure title={translate('admin.form.more')} level="h3">
        <InColumns>
          <LineInput source="creditEn" limited />
          <span />
          <BilingualTextInput source="caption" help="caption" limited />
        </InColumns>
        <SwitchInput source="decorative" />
        <SwitchInput source="fullColour" />
        <FocalPointInput picture={picture} />
        {children}
      </Disclosure>
    </>
  );
}

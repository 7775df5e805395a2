import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import {
  FieldTitle,
  useInput,
  useResourceContext,
  useTranslate,
  type UseInputValue,
} from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Picture } from '../../providers/upload-picture';
import { radii } from '../../theme/tokens';
import { Disclosure } from '../screen/disclosure';
import { DropArea } from '../upload/upload-area';
import { PictureChooser } from './picture-chooser';
import { PictureDetails } from './picture-details';
import { pictureGaps } from './picture-gaps';
import { isOwnUrl, libraryHash } from './picture-url';
import { ShownPicture } from './shown-picture';
import { usePicture } from './use-picture';

interface ImageInputProps {
  source: string;
  /** Whether the picture is a logo, which is not cropped and keeps its colours. */
  logo?: boolean;
  /** Whether it must be a picture of the library, so that no address can be typed. */
  libraryOnly?: boolean;
}

/** A picture that is no photo of the library. */
function OtherPicture({ url }: { url: string }) {
  const translate = useTranslate();
  return isOwnUrl(url) ? (
    <Box
      component="img"
      src={url}
      alt={translate('admin.image.preview')}
      sx={{
        width: 240,
        maxWidth: '100%',
        height: 130,
        objectFit: 'contain',
        borderRadius: radii.small,
        bgcolor: '#FFFFFF',
      }}
    />
  ) : (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
      {translate('admin.image.elsewhere', { address: url })}
    </Typography>
  );
}

/** A field for the URL of a picture that is not in the library. */
function UrlField({ input: { id, field, fieldState } }: { input: UseInputValue }) {
  const translate = useTranslate();
  return (
    <TextField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={({ target }) => field.onChange(target.value || null)}
      onBlur={() => field.onBlur()}
      label={translate('admin.image.address')}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? translate('admin.image.urlHelp')}
      slotProps={{ htmlInput: { inputMode: 'url' } }}
    />
  );
}

/** What the picture lacks before its publication; for portraits, the name describes it. */
function useGaps(logo: boolean) {
  const resource = useResourceContext();
  const onlyCroatian = useWatch({ name: 'croatianOnly' }) === true;
  return (picture: Picture | undefined) =>
    picture && !logo
      ? pictureGaps(picture, onlyCroatian).filter((gap) => gap === 'consent' || resource !== 'team')
      : [];
}

/** Input for a picture: from the device, the camera, the library, or a typed URL. */
export function ImageInput({ source, logo = false, libraryOnly = false }: ImageInputProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const input = useInput({ source });
  const { field, fieldState } = input;
  const { errors } = useFormState();
  const { clearErrors } = useFormContext();
  const label = useId();
  const help = useId();
  /** Whether a picture is chosen; with a file that was dropped. */
  const [choosing, setChoosing] = useState<{ file?: File }>();
  /** The picture whose details are asked. */
  const [asked, setAsked] = useState<Picture>();
  const gapsOf = useGaps(logo);

  const url = typeof field.value === 'string' ? field.value : '';
  const hash = libraryHash(url);
  const picture = usePicture(hash);
  const gaps = gapsOf(picture);
  const { error } = fieldState;
  const [shownError, setShownError] = useState(error);
  if (error !== shownError) {
    setShownError(error);
    const isOnlyOne = Object.keys(errors).length === 1;
    if (error?.type === 'server' && isOnlyOne && gaps.length > 0) setAsked(picture);
  }

  const choose = (chosen: Picture) => {
    setChoosing(undefined);
    field.onChange(chosen.url);
    if (gapsOf(chosen).length > 0) setAsked(chosen);
  };
  const hasUrlField = !libraryOnly && hash === undefined;
  return (
    <Box role="group" aria-labelledby={label} sx={{ my: 1 }}>
      <Typography id={label} variant="body2" sx={{ mb: 0.5, fontWeight: 650 }}>
        <FieldTitle source={source} resource={resource} />
      </Typography>
      <DropArea
        onFiles={([file]) => setChoosing({ file })}
        label={translate('admin.media.upload.drop')}
        minHeight={0}
      >
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            p: 1.5,
            border: '2px dashed',
            borderColor: 'divider',
            borderRadius: radii.large,
          }}
        >
          {picture && !logo ? (
            <ShownPicture picture={picture} />
          ) : url && (logo || !hash) ? (
            <OtherPicture url={url} />
          ) : null}
          <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 0.5 }}>
            <Button
              variant="outlined"
              size="small"
              startIcon={<ImageOutlined />}
              data-field={picture ? undefined : source}
              onClick={() => setChoosing({})}
            >
              {translate(`admin.image.${url ? 'replace' : 'choose'}`)}
            </Button>
            {picture ? (
              <Button
                size="small"
                startIcon={<EditOutlined />}
                data-field={source}
                data-invalid={fieldState.invalid}
                aria-describedby={help}
                onClick={() => setAsked(picture)}
              >
                {translate('admin.image.details')}
              </Button>
            ) : null}
            {url ? (
              <Button
                size="small"
                startIcon={<DeleteOutlined />}
                onClick={() => field.onChange(null)}
              >
                {translate('admin.image.clear')}
              </Button>
            ) : (
              <Typography
                variant="body2"
                color="textSecondary"
                sx={{ '@media (pointer: coarse)': { display: 'none' } }}
              >
                {translate('admin.image.help')}
              </Typography>
            )}
            <FormHelperText id={help} error={gaps.length > 0 || fieldState.invalid} sx={{ m: 0 }}>
              {hasUrlField ? null : error?.message}
              {error ? null : gaps.map((gap) => translate(`admin.image.lacks.${gap}`)).join(' ')}
            </FormHelperText>
          </Box>
        </Box>
      </DropArea>
      {hasUrlField ? (
        <Disclosure title={translate('admin.form.more')} level="h3">
          <UrlField input={input} />
        </Disclosure>
      ) : null}
      {choosing ? (
        <PictureChooser
          file={choosing.file}
          onClose={() => setChoosing(undefined)}
          onChoose={choose}
        />
      ) : null}
      {asked ? (
        <PictureDetails
          picture={asked}
          reason={error?.message}
          onClose={() => setAsked(undefined)}
          onSaved={() => {
            setAsked(undefined);
            clearErrors(source);
          }}
        />
      ) : null}
    </Box>
  );
}

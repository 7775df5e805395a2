import CenterFocusStrongOutlined from '@mui/icons-material/CenterFocusStrongOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
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
import { radii } from '../../theme/tokens';
import { cropPosition, type Crop } from './focal-point';
import { PictureDrop } from './picture-drop';
import { PictureLibrary } from './picture-library';
import { AltTexts, Captions } from './picture-texts';
import { isOwnUrl, libraryHash } from './picture-url';
import { StoredConsent } from './stored-consent';
import { StoredFocalPoint } from './stored-focal-point';
import { StoredSwitch } from './stored-switch';
import { usePicture } from './use-picture';
import { useUpload } from './use-upload';

interface ImageInputProps {
  source: string;
  /** Whether the picture is a logo, which is not cropped. */
  logo?: boolean;
  /** Whether it must be a picture of the library, so that no address can be typed. */
  libraryOnly?: boolean;
}

interface ChosenPictureProps {
  url: string;
  logo: boolean;
  onClear: () => void;
}

/** Where pages crop the pictures of a resource; by default on cards and in headers. */
const crops: Partial<Record<string, readonly Crop[]>> = {
  team: ['portrait'],
  settings: ['opening'],
};

/** The chosen picture; with its texts and its focal point where it is in the library. */
function ChosenPicture({ url, logo, onClear }: ChosenPictureProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const hash = libraryHash(url);
  const picture = usePicture(hash);
  const [isPointing, setPointing] = useState(false);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'flex-start',
        mb: 1.5,
        '& > img': {
          width: 200,
          maxWidth: '100%',
          height: 130,
          objectFit: logo ? 'contain' : 'cover',
          borderRadius: radii.small,
          bgcolor: logo ? '#FFFFFF' : 'action.hover',
        },
      }}
    >
      {isOwnUrl(url) ? (
        <img
          src={url}
          alt={translate('admin.image.preview')}
          style={{ objectPosition: logo ? undefined : cropPosition(picture) }}
        />
      ) : (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {translate('admin.image.elsewhere', { address: url })}
        </Typography>
      )}
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>
        <Button size="small" startIcon={<DeleteOutlined />} onClick={onClear}>
          {translate('admin.image.clear')}
        </Button>
        {picture && !logo ? (
          <Button
            size="small"
            startIcon={<CenterFocusStrongOutlined />}
            aria-expanded={isPointing}
            onClick={() => setPointing(!isPointing)}
          >
            {translate('admin.image.focal.choose')}
          </Button>
        ) : null}
      </Box>
      {picture ? (
        <Box key={picture.id} sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <AltTexts picture={picture} />
          {logo ? null : (
            <>
              <StoredSwitch picture={picture} source="decorative" />
              <StoredConsent picture={picture} />
              <Captions picture={picture} />
              <StoredSwitch picture={picture} source="fullColour" />
            </>
          )}
        </Box>
      ) : null}
      {picture && isPointing && !logo ? (
        <Box sx={{ flex: '1 1 100%', minWidth: 0 }}>
          <StoredFocalPoint
            key={picture.id}
            picture={picture}
            crops={crops[resource] ?? ['card', 'header']}
          />
        </Box>
      ) : null}
    </Box>
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

/** Input for a picture: a dropped or selected file, one of the library, or a typed URL. */
export function ImageInput({ source, logo = false, libraryOnly = false }: ImageInputProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const input = useInput({ source });
  const { field, fieldState } = input;
  const label = useId();
  const [choosing, setChoosing] = useState(false);
  const [typing, setTyping] = useState(false);
  const { upload, progress, prepared, error, clearError } = useUpload(({ url }) =>
    field.onChange(url),
  );

  const url = typeof field.value === 'string' ? field.value : '';
  const showsUrlField = typing || fieldState.invalid;

  return (
    <Box role="group" aria-labelledby={label} sx={{ my: 1 }}>
      <Typography id={label} variant="body2" sx={{ mb: 0.5, fontWeight: 650 }}>
        <FieldTitle source={source} resource={resource} />
      </Typography>
      <PictureDrop
        progress={progress}
        onFile={(file) => void upload(file)}
        onLibrary={() => setChoosing(true)}
      >
        {url ? (
          <ChosenPicture
            url={url}
            logo={logo}
            onClear={() => {
              clearError();
              field.onChange(null);
            }}
          />
        ) : null}
      </PictureDrop>
      <FormHelperText role="status" sx={{ m: 0 }}>
        {prepared}
      </FormHelperText>
      {error ? (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      ) : null}
      {libraryOnly ? (
        <FormHelperText error role="alert">
          {fieldState.error?.message}
        </FormHelperText>
      ) : showsUrlField ? (
        <UrlField input={input} />
      ) : (
        <Button size="small" startIcon={<LinkOutlined />} onClick={() => setTyping(true)}>
          {translate('admin.image.typeUrl')}
        </Button>
      )}
      <PictureLibrary
        open={choosing}
        onClose={() => setChoosing(false)}
        onChoose={({ url }) => {
          clearError();
          field.onChange(url);
          setChoosing(false);
        }}
      />
    </Box>
  );
}

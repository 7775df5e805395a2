import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState, type MouseEvent, type PointerEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../../api/schemas';
import { radii } from '../../theme/tokens';
import { cropPosition, fileForForm, inTens, isSamePoint, type FocalPoint } from './focal-point';

const centre: FocalPoint = { focalX: 50, focalY: 50 };

/** The crops in which the site shows pictures, as in its style sheets. */
const shapes = {
  card: { aspectRatio: '16 / 10', borderRadius: radii.small },
  header: { aspectRatio: '16 / 9', borderRadius: radii.small },
  opening: { aspectRatio: '4 / 1', borderRadius: '0' },
  portrait: { aspectRatio: '8.2 / 7.5', borderRadius: '50%' },
} as const;
const crops = ['card', 'header', 'portrait', 'opening'] as const;

const axes = [
  { field: 'focalX', label: 'horizontal', value: 'fromLeft' },
  { field: 'focalY', label: 'vertical', value: 'fromTop' },
] as const;

interface FocalPointPickerProps {
  picture: Schemas['ImageDto'];
  point: FocalPoint;
  onChange: (point: FocalPoint) => void;
}

const marker = {
  position: 'absolute',
  width: 44,
  height: 44,
  transform: 'translate(-50%, -50%)',
  borderRadius: '50%',
  cursor: 'grab',
  // Elsewhere on the picture a finger scrolls the form.
  touchAction: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 7,
    borderRadius: '50%',
    border: '3px solid #FFFFFF',
    bgcolor: 'rgb(29 42 46 / 25%)',
    boxShadow: '0 0 0 2px #1D2A2E, inset 0 0 0 2px #1D2A2E',
  },
} as const;

/** The whole picture, on which the point is pressed or dragged. */
function WholePicture({ picture, point, onChange }: FocalPointPickerProps) {
  /** Whether the point follows the pointer, and from where. */
  const [drag, setDrag] = useState<'picture' | 'marker' | 'moved'>();

  const pointAt = ({ currentTarget, clientX, clientY }: MouseEvent): FocalPoint => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { focalX: inTens((clientX - left) / width), focalY: inTens((clientY - top) / height) };
  };

  const choose = (event: MouseEvent) => onChange(pointAt(event));

  const start = (event: PointerEvent) => {
    const from = event.target === event.currentTarget.firstChild ? 'picture' : 'marker';
    if (event.button !== 0 || (event.pointerType === 'touch' && from === 'picture')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag(from);
    if (from === 'picture') choose(event);
  };

  return (
    <Box
      onPointerDown={start}
      onPointerMove={(event) => {
        if (!drag) return;
        setDrag('moved');
        choose(event);
      }}
      onPointerUp={(event) => {
        setDrag(undefined);
        if (drag === 'picture' || drag === 'moved') choose(event);
      }}
      onPointerCancel={() => setDrag(undefined)}
      onClick={(event) => {
        // The tap of a finger, which drags only the marker.
        if (event.target === event.currentTarget.firstChild) choose(event);
      }}
      sx={{
        position: 'relative',
        width: 'fit-content',
        maxWidth: '100%',
        cursor: 'crosshair',
        userSelect: 'none',
        '& img': {
          display: 'block',
          width: 'auto',
          height: 'auto',
          maxWidth: '100%',
          maxHeight: { xs: '38vh', sm: 320 },
          borderRadius: radii.small,
          bgcolor: picture.placeholder,
        },
      }}
    >
      <img
        src={fileForForm(picture)}
        width={picture.width}
        height={picture.height}
        alt=""
        draggable={false}
      />
      <Box
        data-testid="focal-point"
        sx={marker}
        style={{ left: `${point.focalX}%`, top: `${point.focalY}%` }}
      />
    </Box>
  );
}

/** The same for the keyboard and screen readers: a slider for each direction. */
function Sliders({ point, onChange }: Omit<FocalPointPickerProps, 'picture'>) {
  const translate = useTranslate();
  const id = useId();
  return axes.map(({ field, label, value }) => {
    const percent = point[field];
    return (
      <Box key={field}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Typography component="label" htmlFor={`${id}-${field}`} variant="body2">
            {translate(`admin.image.focal.${label}`)}
          </Typography>
          <Typography variant="body2" color="textSecondary" aria-hidden="true">
            {translate(`admin.image.focal.${value}`, { percent })}
          </Typography>
        </Box>
        <Box
          component="input"
          type="range"
          id={`${id}-${field}`}
          min={0}
          max={100}
          step={10}
          value={percent}
          aria-valuetext={translate(`admin.image.focal.${value}`, { percent })}
          onChange={({ target }: { target: HTMLInputElement }) =>
            onChange({ ...point, [field]: Number(target.value) })
          }
          sx={{
            display: 'block',
            width: '100%',
            height: 44,
            m: 0,
            cursor: 'pointer',
            accentColor: (theme) => theme.palette.primary.main,
          }}
        />
      </Box>
    );
  });
}

/** The picture in each crop. */
function Crops({ picture, point }: Omit<FocalPointPickerProps, 'onChange'>) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        flex: '1 1 132px',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'flex-end',
      }}
    >
      {crops.map((crop) => (
        <Box key={crop} component="figure" sx={{ m: 0, width: crop === 'portrait' ? 92 : 132 }}>
          <Box
            component="img"
            src={fileForForm(picture)}
            alt=""
            data-crop={crop}
            style={{ objectPosition: cropPosition(point) }}
            sx={{ display: 'block', width: '100%', objectFit: 'cover', ...shapes[crop] }}
          />
          <Typography component="figcaption" variant="body2" color="textSecondary">
            {translate(`admin.image.focal.crop.${crop}`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Chooses the part of a picture that crops keep, and shows them. */
export function FocalPointPicker({ picture, point, onChange }: FocalPointPickerProps) {
  const translate = useTranslate();
  const title = useId();
  return (
    <Box role="group" aria-labelledby={title}>
      <Typography id={title} variant="body2" sx={{ fontWeight: 650 }}>
        {translate('admin.image.focal.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('admin.image.focal.help')}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: { xs: 1.5, sm: 3 },
          alignItems: 'flex-start',
        }}
      >
        <WholePicture picture={picture} point={point} onChange={onChange} />
        <Crops picture={picture} point={point} />
        <Box sx={{ flex: '2 1 240px', maxWidth: 420 }}>
          <Sliders point={point} onChange={onChange} />
          <Button
            size="small"
            disabled={isSamePoint(point, centre)}
            onClick={() => onChange(centre)}
          >
            {translate('admin.image.focal.centre')}
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

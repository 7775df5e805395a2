import { UseDrawing } from '~/delivery/drawings';

const viewBoxes = {
  'olive-branch': '0 0 320 320',
  'passing-stone': '0 0 960 640',
  'fig-bench': '0 0 480 400',
  courtyard: '0 0 480 400',
  'houses-sea': '0 0 480 400',
  'child-building': '0 0 480 400',
  'walking-together': '0 0 400 400',
  'laying-stones': '0 0 640 400',
  armchairs: '0 0 480 360',
  'calendar-wall': '0 0 640 404',
  'filling-form': '0 0 520 400',
  'fallen-stone': '0 0 528 330',
  letterbox: '0 0 480 400',
  'wall-in-work': '0 0 720 284',
  'zazeli-mark': '0 0 120 120',
  'eu-flag': '0 0 180 120',
} as const;

interface DrawingProps {
  name: keyof typeof viewBoxes;
  /** Accessible name; without it the drawing is decoration. */
  title?: string;
  className?: string;
}

/**
 * One of our drawings. It is in a file of its own, which browsers cache, and uses the `--paper-…`
 * colours of the page.
 */
export function Drawing({ name, title, className }: DrawingProps) {
  return (
    <svg
      className={className}
      viewBox={viewBoxes[name]}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined ? true : undefined}
      focusable="false"
    >
      <UseDrawing file={`/images/drawings/${name}.svg`} id="drawing" />
    </svg>
  );
}

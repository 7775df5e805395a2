const shapes = {
  'arrow-left': 'm11.5 18.5-6.5-6.5 6.5-6.5M5.5 12H19',
  'arrow-right': 'm12.5 5.5 6.5 6.5-6.5 6.5M18.5 12H5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.7 11.2L20 20',
  close: 'm6 6 12 12M18 6 6 18',
  phone:
    'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2Z',
  mail: 'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5ZM3.5 7.5 12 13.5l8.5-6',
} as const;

export type LineIconName = keyof typeof shapes;

interface LineDrawingProps {
  /** The path of the strokes, in a square of 24 units. */
  path: string;
  size: string;
  className?: string | undefined;
}

/** A small drawing of lines beside a text; it is hidden from assistive technology. */
export function LineDrawing({ path, size, className }: LineDrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className === undefined ? 'line-icon' : `line-icon ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

interface LineIconProps {
  name: LineIconName;
  className?: string;
}

/** An icon beside or in place of words. */
export function LineIcon({ name, className }: LineIconProps) {
  return <LineDrawing path={shapes[name]} size="1.2em" className={className} />;
}

const shapes = {
  'arrow-left': 'm11.5 18.5-6.5-6.5 6.5-6.5M5.5 12H19',
  'arrow-right': 'm12.5 5.5 6.5 6.5-6.5 6.5M18.5 12H5',
  menu: 'M4 6h16M4 12h16M4 18h16',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.7 11.2L20 20',
  close: 'm6 6 12 12M18 6 6 18',
  circle: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  contrast: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 4.5v9a4.5 4.5 0 0 0 0-9Z',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0-6v2m0 16v2M2 12h2m16 0h2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4m0-14.2-1.4 1.4M6.3 17.7l-1.4 1.4',
  moon: 'M20.5 13.7A8.7 8.7 0 1 1 10.3 3.5a6.8 6.8 0 0 0 10.2 10.2Z',
  monitor:
    'M4.5 4h15A1.5 1.5 0 0 1 21 5.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 14.5v-9A1.5 1.5 0 0 1 4.5 4ZM8 20.5h8m-4-4v4',
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
      className={className}
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

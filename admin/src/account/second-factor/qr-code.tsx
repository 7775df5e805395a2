import Box from '@mui/material/Box';

/** The margin of a QR code in squares (ISO/IEC 18004). */
const MARGIN = 4;

interface QrCodeProps {
  /** `1` for a dark square. */
  rows: string[];
  title: string;
}

/** A QR code, dark on white in every theme, as cameras expect. */
export function QrCode({ rows, title }: QrCodeProps) {
  const size = rows.length + 2 * MARGIN;
  const squares = rows.flatMap((row, y) =>
    [...row].flatMap((square, x) =>
      square === '1' ? [`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`] : [],
    ),
  );
  return (
    <Box
      component="svg"
      role="img"
      aria-label={title}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ display: 'block', width: 220, maxWidth: '100%', my: 1, forcedColorAdjust: 'none' }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </Box>
  );
}

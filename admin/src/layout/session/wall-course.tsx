import Box from '@mui/material/Box';

/** Stones of three shades, by their opacity. */
const stones = [
  [
    0.5,
    'M64 32q-1-5 8-6l60-10q9-1 9 8v7q1 9-8 9l-59-1q-9 0-10-6z' +
      'M329 11q0-9 9-9h77q9 0 8 9l-1 16q-1 9-10 9l-74 3q-9 1-9-8z' +
      'm272 5q1-9 10-8l58 7q9 1 8 10l-1 5q-1 9-10 9l-57-2q-9 0-8-9z' +
      'M179 52q0-9 9-9h59q9 0 9 9l-1 19q0 9-9 9l-59-1q-9 0-9-9z' +
      'm289 0q0-9 9-9h45q9 0 10 9l1 16q0 9-9 9l-49 2q-9 0-9-9z' +
      'M714 62q0-9 9-6l21 10q9 3 8 7l-1 1q-1 4-10 5l-18 1q-9 1-9-8z',
  ],
  [
    0.75,
    'M248 11q0-9 9-9h53q9 0 9 9l1 17q1 9-8 9l-53 1q-9 0-9-9z' +
      'm258 0q0-9 9-9h68q9 0 9 9l-1 17q0 9-9 9l-67-1q-9 0-9-9z' +
      'M80 52q-1-9 8-9h76q9 0 8 9l-2 21q-1 8-10 8l-71-1q-9 0-9-9z' +
      'm293 0q-1-9 8-9h68q9 0 9 9l-1 18q0 9-9 9l-64-2q-9 0-10-9z' +
      'm272 0q1-9 10-9h40q9 0 10 9l1 21q1 8-8 8l-46-1q-9 0-8-9z',
  ],
  [
    1,
    'M153 18q0-9 9-9l70-3q9 0 9 9l-1 12q-1 9-10 9h-69q-9 1-9-8z' +
      'M434 11q0-9 9-9h48q9 0 9 9v19q0 9-9 9l-48-3q-9 0-9-9z' +
      'M684 31q0-6 9-4l30 4q9 2 10 3l1 1q1 1-8 1l-32 1q-9 0-10-5z' +
      'M6 72q1-7 10-9l45-10q9-2 10 7v8q1 9-8 9l-49 3q-9 0-8-7z' +
      'M264 52q0-9 9-9h84q9 0 8 9v18q0 9-9 9l-83 2q-9 0-9-9z' +
      'm274 0q0-9 9-9h77q9 0 9 9l1 18q0 9-9 9l-78-2q-9 0-9-9z',
  ],
] as const;

/** Two courses of a dry-stone wall, on which a card stands; the middle on narrow screens. */
export function WallCourse() {
  return (
    <Box
      component="svg"
      viewBox="0 0 760 82"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      focusable="false"
      sx={{
        width: 'calc(100% + 32px)',
        maxWidth: 760,
        height: 82,
        mx: -2,
        mt: -2,
        color: 'divider',
        fill: 'currentColor',
      }}
    >
      {stones.map(([opacity, path]) => (
        <path key={opacity} opacity={opacity} d={path} />
      ))}
    </Box>
  );
}

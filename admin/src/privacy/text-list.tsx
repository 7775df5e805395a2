import Box from '@mui/material/Box';

/** A list of sentences. */
export function TextList({ lines }: { lines: string[] }) {
  return lines.length > 0 ? (
    <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  ) : null;
}

import Box from '@mui/material/Box';
import { useListContext } from 'react-admin';
import { markWords } from 'shared/search-words';
import { found } from '../../theme/tokens';

/** A text of a row, with the words that the surrounding list is searched for marked. */
export function MarkedWords({ text }: { text: string }) {
  const { filterValues } = useListContext();
  const q = filterValues?.q;
  if (typeof q !== 'string' || q === '') return text;
  return markWords(text, q).map((piece, position) =>
    piece.found ? (
      <Box
        key={position}
        component="mark"
        sx={{
          px: '0.1em',
          borderRadius: '3px',
          bgcolor: found.background,
          color: found.text,
          '@media (forced-colors: active)': { bgcolor: 'Mark', color: 'MarkText' },
        }}
      >
        {piece.text}
      </Box>
    ) : (
      piece.text
    ),
  );
}

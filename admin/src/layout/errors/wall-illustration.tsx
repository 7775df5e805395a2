import Box from '@mui/material/Box';
import { radii } from '../../theme/tokens';

/** Illustration: a dry-stone wall with a gap. */
export function WallIllustration() {
  return (
    <Box
      aria-hidden="true"
      sx={{
        display: 'grid',
        gridTemplateColumns: '3fr 2fr 3fr',
        gap: 0.75,
        width: 220,
        '& span': { height: 40, bgcolor: 'action.selected', borderRadius: radii.small },
        '& .gap': {
          bgcolor: 'transparent',
          border: '2px dashed',
          borderColor: 'secondary.main',
        },
      }}
    >
      <span />
      <span />
      <span />
      <span />
      <span className="gap" />
      <span />
    </Box>
  );
}

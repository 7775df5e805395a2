import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { stones } from '../../theme/tokens';
import { isOwnAddress } from './picture-address';

/** A record's picture beside its name; a quiet place where there is none. */
export function Thumbnail({ address }: { address: string | null }) {
  return (
    <Box
      aria-hidden="true"
      sx={{
        flex: 'none',
        display: { xs: 'none', sm: 'grid' },
        placeItems: 'center',
        width: 72,
        height: 72,
        overflow: 'hidden',
        borderRadius: stones.pebble,
        bgcolor: 'action.hover',
        color: 'text.secondary',
        '& img': { width: '100%', height: '100%', objectFit: 'cover' },
      }}
    >
      {address && isOwnAddress(address) ? (
        <img src={address} alt="" loading="lazy" />
      ) : (
        <ImageOutlined />
      )}
    </Box>
  );
}

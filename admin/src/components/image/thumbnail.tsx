import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { radii } from '../../theme/tokens';
import { isOwnUrl } from './picture-url';

/** A record's picture beside its name; an empty frame where there is none. */
export function Thumbnail({ url }: { url: string | null }) {
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
        borderRadius: radii.small,
        bgcolor: 'action.hover',
        color: 'text.secondary',
        '& img': { width: '100%', height: '100%', objectFit: 'cover' },
      }}
    >
      {url && isOwnUrl(url) ? <img src={url} alt="" loading="lazy" /> : <ImageOutlined />}
    </Box>
  );
}

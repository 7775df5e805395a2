import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { radii } from '../../theme/tokens';
import { isOwnUrl, type ListPicture } from './picture-url';

interface ThumbnailProps {
  picture: ListPicture;
  /** Whether all of the picture is shown, as of a logo, on white, for which most logos are made. */
  whole?: boolean;
}

/** A record's picture beside its name; an empty frame where there is none. */
export function Thumbnail({ picture: { url, position }, whole = false }: ThumbnailProps) {
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
        '& img': {
          width: '100%',
          height: '100%',
          objectFit: whole ? 'contain' : 'cover',
          ...(whole ? { p: 0.75, bgcolor: 'common.white' } : {}),
        },
      }}
    >
      {url && isOwnUrl(url) ? (
        <img
          src={url}
          alt=""
          loading="lazy"
          style={{ objectPosition: whole ? undefined : position }}
        />
      ) : (
        <ImageOutlined />
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { RowCheckbox } from '../components/bulk/row-checkbox';
import { cropPosition } from '../components/image/focal-point';
import { useRow } from '../components/list/use-row';
import type { Picture } from '../providers/upload-picture';
import { radii } from '../theme/tokens';
import { pictureFacts } from './picture-facts';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The alternative text in one language, or that it is missing. */
function AltLine({ language, text }: { language: 'hr' | 'en'; text: string | null }) {
  const translate = useTranslate();
  return (
    <Typography variant="body2" component="span" sx={{ display: 'block', ...oneLine }}>
      <Box
        component="abbr"
        title={translate(`admin.media.language.${language}`)}
        sx={{ mr: 0.75, color: 'text.secondary', textDecoration: 'none' }}
      >
        {language.toUpperCase()}
      </Box>
      {text ? (
        <span lang={language}>{text}</span>
      ) : (
        <Box component="span" sx={{ color: 'warning.main', fontWeight: 650 }}>
          {translate('admin.media.noAlt')}
        </Box>
      )}
    </Typography>
  );
}

/** One picture of the library, with a link to its form. */
export function MediaCard() {
  const picture = useRow<Picture>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { search } = useLocation();
  const { id, name, alt, altEn, variants, url, width, height, placeholder, usedBy } = picture;
  // A picture that is much wider or taller than its frame, such as a logo, is not cropped.
  const ratio = width / height;
  const showsWhole = ratio > 1.9 || ratio < 0.75;
  const file = variants.find(({ format }) => format === 'webp')?.url ?? url;
  return (
    <Card component="li" sx={{ display: 'flex', position: 'relative' }}>
      <Box
        sx={{
          position: 'absolute',
          top: 6,
          left: 6,
          zIndex: 1,
          borderRadius: radii.small,
          bgcolor: 'background.paper',
          '&:empty': { display: 'none' },
          '& .MuiCheckbox-root': { m: 0 },
        }}
      >
        <RowCheckbox name={name} />
      </Box>
      <CardActionArea
        component={Link}
        to={`/media/${id}${search}`}
        sx={{ display: 'flex', flexDirection: 'column', alignItems: 'stretch' }}
      >
        <Box
          component="img"
          src={file}
          alt=""
          loading="lazy"
          style={{ objectPosition: showsWhole ? undefined : cropPosition(picture) }}
          sx={{
            display: 'block',
            width: '100%',
            aspectRatio: '4 / 3',
            objectFit: showsWhole ? 'contain' : 'cover',
            bgcolor: showsWhole ? 'action.hover' : placeholder,
          }}
        />
        <Box sx={{ p: 1.25, flex: 1, minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={oneLine} title={name}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 0.75 }}>
            {pictureFacts(picture, locale)}
          </Typography>
          <AltLine language="hr" text={alt} />
          <AltLine language="en" text={altEn} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
            {usedBy.length === 0
              ? translate('admin.media.unused')
              : translate('admin.media.usedCount', { smart_count: usedBy.length })}
          </Typography>
        </Box>
      </CardActionArea>
    </Card>
  );
}

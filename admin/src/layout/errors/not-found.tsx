import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { usePageTitle } from '../../components/screen/use-page-title';
import { radii } from '../../theme/tokens';

/** Illustration: a dry-stone wall with a gap. */
function WallIllustration() {
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

export function NotFound() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  usePageTitle(translate('admin.notFound.title'));
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', py: { xs: 2, md: 5 } }}>
      <WallIllustration />
      <Typography variant="h1">{translate('admin.notFound.title')}</Typography>
      <Typography sx={{ maxWidth: '60ch', overflowWrap: 'anywhere' }}>
        {translate('admin.notFound.text', { path: `/admin${pathname}` })}
      </Typography>
      <Button component={Link} to="/" variant="contained">
        {translate('admin.notFound.back')}
      </Button>
    </Box>
  );
}

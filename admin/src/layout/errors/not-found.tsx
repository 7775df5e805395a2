import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { usePageTitle } from '../../components/screen/use-page-title';
import { WallIllustration } from './wall-illustration';

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

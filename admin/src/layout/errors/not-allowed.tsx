import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../components/screen/use-page-title';
import type { StaffRole } from '../../providers/roles';
import { WallIllustration } from './wall-illustration';

interface NotAllowedProps {
  screen: string;
  role: StaffRole;
}

/** Instead of a screen that the role of the signed-in user does not open. */
export function NotAllowed({ screen, role }: NotAllowedProps) {
  const translate = useTranslate();
  const title = translate('admin.notAllowed.title');
  usePageTitle(title);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', py: { xs: 2, md: 5 } }}>
      <WallIllustration />
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ maxWidth: '60ch' }}>
        {translate('admin.notAllowed.text', {
          screen: translate(`admin.${screen}.title`),
          role: translate(`admin.role.${role}`),
        })}
      </Typography>
      <Typography sx={{ maxWidth: '60ch' }}>{translate('admin.notAllowed.ask')}</Typography>
      <Button component={Link} to="/" variant="contained">
        {translate('admin.notFound.back')}
      </Button>
    </Box>
  );
}

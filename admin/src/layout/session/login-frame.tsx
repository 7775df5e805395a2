import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { usePageTitle } from '../../components/screen/use-page-title';
import { LanguageSwitch } from '../language-switch';
import { Logo } from '../logo';
import { WallCourse } from './wall-course';

interface LoginFrameProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The frame of the pages for visitors who are not signed in. */
export function LoginFrame({ title, lead, children }: LoginFrameProps) {
  const translate = useTranslate();
  usePageTitle(title);
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 2,
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Card sx={{ width: '100%', maxWidth: 420, p: { xs: 2.5, sm: 4 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 3 }}>
          <Logo size={40} />
          <Typography component="span" variant="h3" sx={{ mr: 'auto' }}>
            {translate('admin.association')}
          </Typography>
          <LanguageSwitch />
        </Box>
        <Typography variant="h1" gutterBottom>
          {title}
        </Typography>
        {lead === undefined ? null : (
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {lead}
          </Typography>
        )}
        {children}
      </Card>
      <WallCourse />
      <Link href="/" sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
        {translate('admin.login.backToSite')}
      </Link>
    </Box>
  );
}

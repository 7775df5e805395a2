import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { createElement, Suspense, type ReactNode } from 'react';
import {
  AppBar,
  Layout,
  Loading,
  LoadingIndicator,
  Menu,
  useResourceDefinitions,
  useTranslate,
} from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useResetList } from '../components/list/list-path';
import { BrokenScreen } from './errors/broken-screen';
import { ErrorBoundary } from './errors/error-boundary';
import { FocusRestorer } from './focus-restorer';
import { IgnoreFileDrops } from './ignore-file-drops';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { OfflineNotice } from './messages/offline-notice';
import { UserMenu } from './session/user-menu';
import { ThemeSwitch } from './theme-switch';

function PanelTools() {
  const translate = useTranslate();
  return (
    <>
      <LoadingIndicator />
      <Tooltip title={translate('admin.site')}>
        <IconButton
          color="inherit"
          component="a"
          href="/"
          target="_blank"
          rel="noopener"
          aria-label={translate('admin.site')}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <OpenInNew />
        </IconButton>
      </Tooltip>
      <ThemeSwitch />
      <LanguageSwitch />
      <UserMenu />
    </>
  );
}

function PanelAppBar() {
  const translate = useTranslate();
  return (
    <AppBar
      alwaysOn
      color="default"
      elevation={0}
      userMenu={false}
      toolbar={<PanelTools />}
      sx={{
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        '& .MuiToolbar-root': { gap: { xs: 0, sm: 0.5 }, minHeight: 56 },
      }}
    >
      <Box
        component={Link}
        to="/"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: { xs: 'center', sm: 'start' },
          gap: 1,
          mr: 'auto',
          minWidth: 44,
          minHeight: 44,
          color: 'text.primary',
          textDecoration: 'none',
        }}
        aria-label={`${translate('admin.association')}: ${translate('ra.page.dashboard')}`}
      >
        <Logo />
        <Typography
          component="span"
          variant="h3"
          sx={{ display: { xs: 'none', sm: 'block' }, whiteSpace: 'nowrap' }}
        >
          {translate('admin.association')}
        </Typography>
      </Box>
    </AppBar>
  );
}

function PanelMenu() {
  const translate = useTranslate();
  const resources = useResourceDefinitions();
  const resetList = useResetList();
  return (
    <Menu>
      <Menu.DashboardItem />
      {Object.values(resources).map(({ name, icon }) => (
        <Menu.Item
          key={name}
          to={`/${name}`}
          onClick={() => resetList(name)}
          primaryText={translate(`admin.${name}.title`)}
          leftIcon={icon ? createElement(icon) : undefined}
        />
      ))}
    </Menu>
  );
}

export function PanelLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Layout appBar={PanelAppBar} appBarAlwaysOn menu={PanelMenu}>
      <Box sx={{ px: { xs: 2, md: 4 }, py: { xs: 2, md: 3 }, maxWidth: 1120, width: '100%' }}>
        <ErrorBoundary page={BrokenScreen} resetKey={pathname}>
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </ErrorBoundary>
        <OfflineNotice />
        <IgnoreFileDrops />
        <FocusRestorer />
      </Box>
    </Layout>
  );
}

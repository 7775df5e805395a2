import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { SkipNavigationButton, useStore, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { OfflineNotice } from '../components/alerts/offline-notice';
import { lazyScreen, useScreenLoading } from '../components/screen/lazy-screen';
import { useAdminSession } from '../providers/admin-session-provider';
import { headerHeight } from '../theme/tokens';
import { BrokenScreen } from './errors/broken-screen';
import { ErrorBoundary } from './errors/error-boundary';
import { RoleGate } from './errors/role-gate';
import { FocusRestorer } from './focus-restorer';
import { IgnoreFileDrops } from './ignore-file-drops';
import { GroupTabs } from './menu/group-tabs';
import { PanelMenu } from './menu/panel-menu';
import { PanelHeader } from './panel-header';
import { ProgressBar } from './start-frame';

const SecondFactorNotice = lazyScreen(
  async () => (await import('./messages/second-factor-notice')).SecondFactorNotice,
);

/** The menu beside the screen; in narrow windows, also enlarged ones, a drawer above it. */
function useMenu() {
  const isDrawer = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [isShown, setShown] = useStore('menu.shown', true);
  const [isDrawn, setDrawn] = useState(false);
  const isOpen = isDrawer ? isDrawn : isShown;
  const toggle = useCallback(
    () => (isDrawer ? setDrawn : setShown)(!isOpen),
    [isDrawer, isOpen, setShown],
  );
  const closeDrawer = useCallback(() => setDrawn(false), []);
  return { isDrawer, isOpen, toggle, closeDrawer };
}

/** Shadows where the menu goes on above or below: its own background covers them at its ends. */
const scrollShadows = ({ palette: { background, divider } }: Theme): string => {
  const cover = (side: string) =>
    `linear-gradient(to ${side}, transparent, ${background.default} 60%) ${side} / 100% 32px no-repeat local`;
  const shadow = (side: string) =>
    `linear-gradient(to ${side}, transparent, ${divider}) ${side} / 100% 12px no-repeat scroll`;
  return [cover('top'), cover('bottom'), shadow('top'), shadow('bottom')].join(', ');
};

export function PanelLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { isDrawer, isOpen, toggle, closeDrawer } = useMenu();
  const translate = useTranslate();
  const { session } = useAdminSession();
  const isLoading = useScreenLoading();
  const menu = <PanelMenu onOpen={closeDrawer} />;
  return (
    <>
      <SkipNavigationButton />
      {isLoading ? <ProgressBar /> : null}
      <PanelHeader isMenuOpen={isOpen} onToggleMenu={toggle} />
      <Box sx={{ display: 'flex', alignItems: 'flex-start' }}>
        {isDrawer ? (
          <Drawer
            open={isOpen}
            onClose={closeDrawer}
            slotProps={{
              paper: {
                'aria-label': translate('admin.menu.label'),
                sx: { bgcolor: 'background.default' },
              },
            }}
          >
            {menu}
          </Drawer>
        ) : null}
        {!isDrawer && isOpen ? (
          <Box
            sx={{
              flex: 'none',
              position: 'sticky',
              top: headerHeight,
              height: `calc(100vh - ${headerHeight}px)`,
              overflowY: 'auto',
              background: scrollShadows,
            }}
          >
            {menu}
          </Box>
        ) : null}
        <Box
          component="main"
          id="main-content"
          sx={{
            flex: 1,
            minWidth: 0,
            maxWidth: 1536,
            px: { xs: 2, md: 4 },
            py: { xs: 2, md: 3 },
            outline: 'none',
            // Lists and forms use the width of wide windows, lines of text stay readable.
            '& p': { maxWidth: '80ch' },
          }}
        >
          <OfflineNotice />
          {session?.secondFactor ? (
            <Suspense fallback={null}>
              <SecondFactorNotice />
            </Suspense>
          ) : null}
          <GroupTabs />
          <ErrorBoundary page={BrokenScreen} resetKey={pathname}>
            <Suspense fallback={null}>
              <RoleGate>{children}</RoleGate>
            </Suspense>
          </ErrorBoundary>
          <IgnoreFileDrops />
          <FocusRestorer />
        </Box>
      </Box>
    </>
  );
}

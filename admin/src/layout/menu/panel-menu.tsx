import Dashboard from '@mui/icons-material/Dashboard';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createElement, memo, useLayoutEffect, useRef, type RefObject } from 'react';
import { useResourceDefinitions, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useResetList } from '../../components/list/list-path';
import { visuallyHidden } from '../../components/screen/visually-hidden';
import { useMayOpen } from '../../providers/admin-session-provider';
import { radii } from '../../theme/tokens';
import { useDashboard } from '../use-dashboard';
import { menuGroups } from './menu-groups';
import { MenuLink } from './menu-link';

/** What waits on a screen, by its name: a count of the dashboard. */
const waitingOn = {
  contact: 'messages',
  donations: 'pledges',
  'bank-payments': 'bankPayments',
} as const;

const hasCount = (screen: string): screen is keyof typeof waitingOn => screen in waitingOn;

/** The number of rows that wait on a screen; read out with what it counts. */
function WaitingCount({ screen }: { screen: keyof typeof waitingOn }) {
  const translate = useTranslate();
  const name = waitingOn[screen];
  const count = useDashboard().data?.waiting[name];
  return count ? (
    <Box
      component="span"
      sx={{
        ml: 'auto',
        px: 0.75,
        borderRadius: radii.small,
        bgcolor: 'action.selected',
        color: 'text.primary',
        fontSize: '0.86rem',
        fontWeight: 650,
      }}
    >
      {count}
      <Box component="span" sx={visuallyHidden}>
        {` ${translate(`admin.dashboard.waiting.${name}`, { smart_count: count })}`}
      </Box>
    </Box>
  ) : null;
}

const list = { listStyle: 'none', m: 0, p: 0 };

/** In low windows, where the menu scrolls, shows the link of the open screen. */
function CurrentLinkInView({ menu }: { menu: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [menu, pathname]);
  return null;
}

interface PanelMenuProps {
  /** Called when a link is followed. */
  onOpen: () => void;
}

/** The links to the screens that the user opens, in groups. */
export const PanelMenu = memo(function PanelMenu({ onOpen }: PanelMenuProps) {
  const translate = useTranslate();
  const resources = useResourceDefinitions();
  const mayOpen = useMayOpen();
  const resetList = useResetList();
  const menu = useRef<HTMLElement>(null);
  const open = (name: string) => {
    resetList(name);
    onOpen();
  };
  return (
    <>
      <Box
        component="nav"
        ref={menu}
        id="panel-menu"
        aria-label={translate('admin.menu.label')}
        sx={{ width: 232, px: 1, py: 1 }}
      >
        <Box component="ul" sx={list}>
          <MenuLink to="/" icon={<Dashboard />} onClick={onOpen}>
            {translate('ra.page.dashboard')}
          </MenuLink>
        </Box>
        {menuGroups(Object.keys(resources).filter(mayOpen)).map(({ name: group, screens }) => (
          <div key={group}>
            <Typography
              variant="body2"
              component="h2"
              id={`menu-${group}`}
              color="textSecondary"
              sx={{ px: 1.25, pt: { xs: 1.25, md: 0.75 }, pb: 0.25, fontWeight: 650 }}
            >
              {translate(`admin.menu.${group}`)}
            </Typography>
            <Box component="ul" aria-labelledby={`menu-${group}`} sx={list}>
              {screens.map((name) => {
                const icon = resources[name]?.icon;
                return (
                  <MenuLink
                    key={name}
                    to={`/${name}`}
                    icon={icon ? createElement(icon) : undefined}
                    onClick={() => open(name)}
                  >
                    {translate(`admin.${name}.title`)}
                    {hasCount(name) ? <WaitingCount screen={name} /> : null}
                  </MenuLink>
                );
              })}
            </Box>
          </div>
        ))}
      </Box>
      <CurrentLinkInView menu={menu} />
    </>
  );
});

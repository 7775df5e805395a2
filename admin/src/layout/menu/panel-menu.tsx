import BuildOutlined from '@mui/icons-material/BuildOutlined';
import Dashboard from '@mui/icons-material/Dashboard';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createElement, memo, useLayoutEffect, useRef, type RefObject } from 'react';
import { useResourceDefinitions, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useResetList } from '../../components/list/list-path';
import { useMayOpen } from '../../providers/admin-session-provider';
import { HealthLight, WaitingCount } from './marks';
import { menuGroups } from './menu-groups';
import { MenuLink } from './menu-link';

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
          <MenuLink screens={['']} icon={<Dashboard />} onClick={onOpen}>
            {translate('ra.page.dashboard')}
          </MenuLink>
        </Box>
        {menuGroups(mayOpen).map(({ name: group, entries }) => (
          <div key={group}>
            <Typography
              variant="body2"
              component="h2"
              id={`menu-${group}`}
              color="textSecondary"
              sx={{ px: 1.25, pt: { xs: 1.25, md: 0.75 }, fontWeight: 650 }}
            >
              {translate(`admin.menu.${group}`)}
            </Typography>
            <Box component="ul" aria-labelledby={`menu-${group}`} sx={list}>
              {entries.map((screens) => {
                const [name = ''] = screens;
                const isMaintenance = name === 'health';
                const icon = isMaintenance ? BuildOutlined : resources[name]?.icon;
                return (
                  <MenuLink
                    key={name}
                    screens={screens}
                    icon={icon ? createElement(icon) : undefined}
                    onClick={() => open(name)}
                  >
                    {translate(isMaintenance ? 'admin.menu.maintenance' : `admin.${name}.title`)}
                    {isMaintenance ? <HealthLight /> : <WaitingCount screens={screens} />}
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

import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useResetList } from '../../components/list/list-path';
import { useMayOpen } from '../../providers/admin-session-provider';
import { WaitingCount } from './marks';
import { tabsBeside } from './menu-groups';

/** The links between the screens of one entry of the menu, looking like tabs. */
export function GroupTabs() {
  const translate = useTranslate();
  const [, open = ''] = useLocation().pathname.split('/');
  const resetList = useResetList();
  const screens = tabsBeside(open, useMayOpen());
  if (screens.length < 2) return null;
  return (
    <Box
      component="nav"
      aria-label={translate('admin.menu.tabs')}
      sx={{ mb: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}
      >
        {screens.map((screen) => (
          <li key={screen}>
            <ButtonBase
              component={Link}
              to={`/${screen}`}
              aria-current={screen === open ? 'page' : undefined}
              onClick={() => resetList(screen)}
              sx={{
                gap: 1,
                minHeight: { xs: 44, md: 36 },
                minWidth: 44,
                mb: '-1px',
                borderBottom: '3px solid transparent',
                fontSize: '1rem',
                color: 'text.secondary',
                '&:hover': { color: 'text.primary' },
                '&[aria-current]': {
                  color: 'primary.main',
                  borderColor: 'currentColor',
                  fontWeight: 650,
                },
              }}
            >
              {translate(`admin.${screen}.title`)}
              <WaitingCount screens={[screen]} />
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}

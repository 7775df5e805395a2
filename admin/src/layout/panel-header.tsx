import MenuIcon from '@mui/icons-material/Menu';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { LoadingIndicator, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { headerHeight, shortScreen } from '../theme/tokens';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { UserMenu } from './session/user-menu';
import { ThemeSwitch } from './theme-switch';

function MenuButton({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const translate = useTranslate();
  const label = translate(isOpen ? 'ra.action.close_menu' : 'ra.action.open_menu');
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" aria-label={label} aria-expanded={isOpen} onClick={onToggle}>
        <MenuIcon />
      </IconButton>
    </Tooltip>
  );
}

function Home() {
  const translate = useTranslate();
  return (
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
  );
}

interface PanelHeaderProps {
  isMenuOpen: boolean;
  onToggleMenu: () => void;
}

/** The bar above all screens. */
export const PanelHeader = memo(function PanelHeader(props: PanelHeaderProps) {
  const { isMenuOpen, onToggleMenu } = props;
  const translate = useTranslate();
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        [shortScreen]: { position: 'static' },
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0, sm: 0.5 },
        height: headerHeight,
        px: { xs: 1, sm: 2 },
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <MenuButton isOpen={isMenuOpen} onToggle={onToggleMenu} />
      <Home />
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
    </Box>
  );
});

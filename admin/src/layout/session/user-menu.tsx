import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import OpenInNew from '@mui/icons-material/OpenInNew';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useSignOut } from './use-sign-out';

/** Menu of the signed-in user. */
export function UserMenu() {
  const translate = useTranslate();
  const { signOut, signingOut } = useSignOut();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = () => setAnchor(undefined);
  const label = translate('admin.account.menu');
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          color="inherit"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <AccountCircle />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={close}>
        <MenuItem component={Link} to="/account" onClick={close}>
          <ListItemIcon>
            <PersonOutlined />
          </ListItemIcon>
          {translate('admin.account.title')}
        </MenuItem>
        <MenuItem
          component="a"
          href="/"
          target="_blank"
          rel="noopener"
          onClick={close}
          sx={{ display: { sm: 'none' } }}
        >
          <ListItemIcon>
            <OpenInNew />
          </ListItemIcon>
          {translate('admin.site')}
        </MenuItem>
        <MenuItem disabled={signingOut} onClick={() => void signOut()}>
          <ListItemIcon>
            <LogoutIcon />
          </ListItemIcon>
          {translate(signingOut ? 'admin.logout.pending' : 'admin.logout.button')}
        </MenuItem>
      </Menu>
    </>
  );
}

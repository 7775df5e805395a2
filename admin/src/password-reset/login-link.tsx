import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** The way back to the login page. */
export function LoginLink() {
  const translate = useTranslate();
  return (
    <MuiLink
      component={Link}
      to="/login"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 1 }}
    >
      {translate('admin.passwordReset.toLogin')}
    </MuiLink>
  );
}

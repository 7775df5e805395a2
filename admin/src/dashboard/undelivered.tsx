import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listPath } from '../components/list/list-path';
import { useCount } from '../components/list/use-count';

const filter = { givenUp: true };

/** Warning about failed mails. */
export function Undelivered() {
  const translate = useTranslate();
  const count = useCount('mails', filter);
  return count ? (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      {translate('admin.dashboard.undelivered.text', { smart_count: count })}{' '}
      <MuiLink component={Link} to={listPath('mails', filter)} color="inherit">
        {translate('admin.dashboard.undelivered.see')}
      </MuiLink>
    </Alert>
  ) : null;
}

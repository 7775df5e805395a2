import AltRouteOutlined from '@mui/icons-material/AltRouteOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const redirects = {
  name: 'redirects',
  list: lazyScreen(async () => (await import('./redirects-list')).RedirectsList),
  hasCreate: true,
  icon: AltRouteOutlined,
  recordRepresentation: 'source',
};

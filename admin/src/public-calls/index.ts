import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const publicCalls = {
  name: 'public-calls',
  list: lazyScreen(async () => (await import('./public-calls-list')).PublicCallsList),
  hasCreate: true,
  hasEdit: true,
  icon: HowToRegOutlined,
  recordRepresentation: 'title',
};

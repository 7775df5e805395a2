import WebOutlined from '@mui/icons-material/WebOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const pageTexts = {
  name: 'page-texts',
  list: lazyScreen(async () => (await import('./pages-screen')).PagesScreen),
  icon: WebOutlined,
};

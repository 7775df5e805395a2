import PrivacyTipOutlined from '@mui/icons-material/PrivacyTipOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const privacy = {
  name: 'privacy',
  list: lazyScreen(async () => (await import('./privacy-page')).PrivacyPage),
  icon: PrivacyTipOutlined,
};

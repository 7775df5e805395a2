import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const settings = {
  name: 'settings',
  list: lazyScreen(async () => (await import('./settings-page')).SettingsPage),
  icon: SettingsOutlined,
};

export const StopAccountChangeScreen = lazyScreen(
  async () => (await import('./stop-account-change')).StopAccountChange,
);

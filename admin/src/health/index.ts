import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const health = {
  name: 'health',
  list: lazyScreen(async () => (await import('./health-page')).HealthPage),
  icon: MonitorHeartOutlined,
};

import BackupOutlined from '@mui/icons-material/BackupOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const backups = {
  name: 'backups',
  list: lazyScreen(async () => (await import('./backups-page')).BackupsPage),
  icon: BackupOutlined,
};

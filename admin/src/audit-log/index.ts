import HistoryIcon from '@mui/icons-material/History';
import { lazyScreen } from '../components/screen/lazy-screen';

export const auditLog = {
  name: 'audit-log',
  list: lazyScreen(async () => (await import('./audit-log-list')).AuditLogList),
  icon: HistoryIcon,
};

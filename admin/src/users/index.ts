import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const users = {
  name: 'users',
  list: lazyScreen(async () => (await import('./users-list')).UsersList),
  hasCreate: true,
  hasEdit: true,
  icon: ManageAccountsOutlined,
  recordRepresentation: 'fullName',
};

import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const team = {
  name: 'team',
  list: lazyScreen(async () => (await import('./team-list')).TeamList),
  hasCreate: true,
  hasEdit: true,
  icon: GroupsOutlined,
  recordRepresentation: 'name',
};

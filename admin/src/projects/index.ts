import VolunteerActivismOutlined from '@mui/icons-material/VolunteerActivismOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const projects = {
  name: 'projects',
  list: lazyScreen(async () => (await import('./projects-list')).ProjectsList),
  hasCreate: true,
  hasEdit: true,
  icon: VolunteerActivismOutlined,
  recordRepresentation: 'title',
};

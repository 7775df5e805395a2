import EventOutlined from '@mui/icons-material/EventOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const events = {
  name: 'events',
  list: lazyScreen(async () => (await import('./events-list')).EventsList),
  hasCreate: true,
  hasEdit: true,
  icon: EventOutlined,
  recordRepresentation: 'title',
};

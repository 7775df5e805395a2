import MarkunreadMailboxOutlined from '@mui/icons-material/MarkunreadMailboxOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const newsletter = {
  name: 'newsletter',
  list: lazyScreen(async () => (await import('./newsletter-list')).NewsletterList),
  hasCreate: true,
  hasEdit: true,
  icon: MarkunreadMailboxOutlined,
  recordRepresentation: 'email',
};

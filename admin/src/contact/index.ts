import MailOutlined from '@mui/icons-material/MailOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const contact = {
  name: 'contact',
  list: lazyScreen(async () => (await import('./contact-inbox')).ContactInbox),
  icon: MailOutlined,
  recordRepresentation: 'subject',
};

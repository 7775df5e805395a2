import OutboxOutlined from '@mui/icons-material/OutboxOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const mails = {
  name: 'mails',
  list: lazyScreen(async () => (await import('./mails-list')).MailsList),
  icon: OutboxOutlined,
  recordRepresentation: 'subject',
};

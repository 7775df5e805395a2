import MailOutlined from '@mui/icons-material/MailOutlined';
import { lazy } from 'react';

const ContactInbox = lazy(async () => ({
  default: (await import('./contact-inbox')).ContactInbox,
}));

export const contact = {
  name: 'contact',
  list: ContactInbox,
  icon: MailOutlined,
  recordRepresentation: 'subject',
};

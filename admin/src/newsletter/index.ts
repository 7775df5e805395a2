import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
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

export const issues = {
  name: 'issues',
  list: lazyScreen(async () => (await import('./issues-list')).IssuesList),
  hasCreate: true,
  hasEdit: true,
  icon: CampaignOutlined,
  recordRepresentation: 'title',
};

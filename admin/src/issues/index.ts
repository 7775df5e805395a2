import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const issues = {
  name: 'issues',
  list: lazyScreen(async () => (await import('./issues-list')).IssuesList),
  hasCreate: true,
  hasEdit: true,
  icon: CampaignOutlined,
  recordRepresentation: 'title',
};

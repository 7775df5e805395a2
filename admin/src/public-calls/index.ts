import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const publicCalls = {
  name: 'public-calls',
  list: lazyScreen(async () => (await import('./public-calls-list')).PublicCallsList),
  hasCreate: true,
  hasEdit: true,
  icon: CampaignOutlined,
  recordRepresentation: 'title',
};

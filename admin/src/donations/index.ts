import SavingsOutlined from '@mui/icons-material/SavingsOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const donations = {
  name: 'donations',
  list: lazyScreen(async () => (await import('./donations-list')).DonationsList),
  hasCreate: true,
  hasEdit: true,
  icon: SavingsOutlined,
  recordRepresentation: 'reference',
};

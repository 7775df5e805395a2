import SavingsOutlined from '@mui/icons-material/SavingsOutlined';

import { lazyScreen } from '../components/lazy-screen';

export const donations = {
  name: 'donations',
  list: lazyScreen(async () => (await import('./donations-list')).DonationsList),
  hasCreate: true,
  hasEdit: true,
  icon: SavingsOutlined,
  recordRepresentation: 'reference',
};

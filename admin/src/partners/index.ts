import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const partners = {
  name: 'partners',
  list: lazyScreen(async () => (await import('./partners-list')).PartnersList),
  hasCreate: true,
  hasEdit: true,
  icon: HandshakeOutlined,
  recordRepresentation: 'name',
};

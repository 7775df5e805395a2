import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const apiTokens = {
  name: 'api-tokens',
  list: lazyScreen(async () => (await import('./api-tokens-page')).ApiTokensPage),
  icon: VpnKeyOutlined,
};

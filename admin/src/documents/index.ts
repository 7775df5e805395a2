import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const documents = {
  name: 'documents',
  list: lazyScreen(async () => (await import('./documents-list')).DocumentsList),
  hasCreate: true,
  hasEdit: true,
  icon: DescriptionOutlined,
  recordRepresentation: 'name',
};

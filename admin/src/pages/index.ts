import PostAddOutlined from '@mui/icons-material/PostAddOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const pages = {
  name: 'pages',
  list: lazyScreen(async () => (await import('./pages-list')).PagesList),
  hasCreate: true,
  hasEdit: true,
  icon: PostAddOutlined,
  recordRepresentation: 'title',
};

import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const blog = {
  name: 'blog',
  list: lazyScreen(async () => (await import('./blog-list')).BlogList),
  hasCreate: true,
  hasEdit: true,
  icon: ArticleOutlined,
  recordRepresentation: 'title',
};

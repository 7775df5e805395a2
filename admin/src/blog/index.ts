import ArticleOutlined from '@mui/icons-material/ArticleOutlined';

import { BlogList } from './blog-list';

export const blog = {
  name: 'blog',
  list: BlogList,
  hasCreate: true,
  hasEdit: true,
  icon: ArticleOutlined,
  recordRepresentation: 'title',
};

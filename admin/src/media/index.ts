import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const media = {
  name: 'media',
  list: lazyScreen(async () => (await import('./media-list')).MediaList),
  hasEdit: true,
  icon: PhotoLibraryOutlined,
  recordRepresentation: 'name',
};

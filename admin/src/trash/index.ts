import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { lazyScreen } from '../components/screen/lazy-screen';

export const trash = {
  name: 'trash',
  list: lazyScreen(async () => (await import('./trash-list')).TrashList),
  icon: DeleteOutlined,
  recordRepresentation: 'title',
};

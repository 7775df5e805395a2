import { useGetList } from 'react-admin';
import type { Picture } from '../../providers/upload-picture';

/** The picture of the library with this hash; undefined while loading, or where there is none. */
export function usePicture(hash: string | undefined): Picture | undefined {
  const { data } = useGetList<Picture>(
    'media',
    {
      filter: { hash },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: hash !== undefined },
  );
  return data?.find((one) => one.hash === hash);
}

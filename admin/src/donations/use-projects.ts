import { useGetList, useLocaleState } from 'react-admin';
import type { Schemas } from '../api/schemas';

/** The projects by title, in the panel's language, for filters and forms. */
export function useProjects(): { id: number; name: string }[] {
  const [locale] = useLocaleState();
  const { data = [] } = useGetList<Schemas['ProjectDto']>('projects', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'title', order: 'ASC' },
  });
  return data.map(({ id, title, titleEn }) => ({
    id,
    name: (locale === 'en' ? titleEn : title) || title,
  }));
}

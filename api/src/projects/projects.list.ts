import { defineList, ids, oneOf, text, type RequestOf } from '../lists/list-query.js';
import { untranslated } from '../lists/untranslated.js';
import { PROJECT_STATUSES } from './project.entity.js';

export const PROJECTS_LIST = defineList({
  resource: 'projects',
  sort: [
    'id',
    'title',
    'titleEn',
    'slug',
    'category',
    'status',
    'startDate',
    'endDate',
    'createdAt',
    'updatedAt',
  ],
  filters: {
    id: ids,
    q: text(
      'Words to find in titles and descriptions, in either language and any form; best finds first.',
      'podrška',
    ),
    category: text('Only projects of this category.', 'education'),
    slug: text('Only the project with this slug.', 'zazeli-iii'),
    status: oneOf(PROJECT_STATUSES, 'Only projects in this state.'),
    untranslated,
  },
});

export type ProjectsListRequest = RequestOf<typeof PROJECTS_LIST>;

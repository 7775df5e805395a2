import { untranslated } from '../fields/untranslated.js';
import { ARTICLE_BYTES } from '../http/bodies/takes-json.js';
import { flag, ids, oneOf, searched, text } from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';
import { PROJECT_STATUSES } from './project.entity.js';

export const PROJECTS = defineResource({
  name: 'projects',
  noun: { hr: 'Projekt', en: 'project' },
  example: 4,
  slug: 'zazeli-iii',
  maxBytes: ARTICLE_BYTES,
  taken: {
    slug: {
      hr: 'Projekt s ovom adresom već postoji',
      en: 'A project with this address already exists',
    },
  },
  row: 'project',
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
  order: { field: 'id', direction: 'ASC' },
  filters: {
    id: ids,
    q: searched(
      'Searches titles and descriptions in both languages and all word forms; best matches first.',
      'podrška',
    ),
    category: text('Only projects of this category.', 'education'),
    slug: text('Only the project with this slug.', 'zazeli-iii'),
    status: oneOf(PROJECT_STATUSES, 'Only projects in this state.'),
    isPublished: flag('Only published projects (true) or drafts (false).'),
    untranslated,
  },
});

export type ProjectsRequest = RequestOf<typeof PROJECTS>;

import { untranslated } from '../fields/untranslated.js';
import { contains, ids } from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';

export const TEAM = defineResource({
  name: 'team',
  noun: { hr: 'Član tima', en: 'team member' },
  example: 2,
  row: 'member',
  sort: ['id', 'name', 'position', 'positionEn', 'email', 'order', 'createdAt', 'updatedAt'],
  order: { field: 'order', direction: 'ASC' },
  filters: {
    id: ids,
    q: contains(
      ['name', 'position', 'positionEn'],
      'Searches names and positions in both languages.',
      'voditelj',
    ),
    untranslated,
  },
});

export type TeamRequest = RequestOf<typeof TEAM>;

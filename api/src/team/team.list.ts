import { defineList, ids, text, type RequestOf } from '../lists/list-query.js';
import { untranslated } from '../lists/untranslated.js';

export const TEAM_LIST = defineList({
  resource: 'team',
  sort: ['id', 'name', 'position', 'positionEn', 'email', 'order', 'createdAt', 'updatedAt'],
  filters: {
    id: ids,
    q: text('Words to find in names and positions, in either language.', 'voditelj'),
    untranslated,
  },
});

export type TeamListRequest = RequestOf<typeof TEAM_LIST>;

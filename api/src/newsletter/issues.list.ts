import { defineList, ids, text, type RequestOf } from '../lists/list-query.js';

export const ISSUES_LIST = defineList({
  resource: 'issues',
  sort: ['id', 'title', 'createdAt', 'startedAt'],
  filters: {
    id: ids,
    q: text('A part of the title, in either language.', 'svibanj'),
  },
});

export type IssuesListRequest = RequestOf<typeof ISSUES_LIST>;

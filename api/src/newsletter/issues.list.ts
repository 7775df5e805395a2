import { defineList, ids, text, type RequestOf } from '../http/list-query.js';

export const ISSUES_LIST = defineList({
  resource: 'issues',
  sort: ['id', 'title', 'createdAt', 'startedAt'],
  filters: {
    id: ids,
    q: text('A part of the title, in either language.', 'svibanj'),
  },
});

export type IssuesListRequest = RequestOf<typeof ISSUES_LIST>;

import { contains, flag, ids } from '../../lists/filters.js';
import { defineResource, type RequestOf } from '../../lists/resource.js';

export const ISSUES = defineResource({
  name: 'issues',
  noun: { hr: 'Ovaj broj', en: 'issue' },
  example: 5,
  row: 'issue',
  sort: ['id', 'title', 'createdAt', 'startedAt'],
  order: { field: 'createdAt', direction: 'DESC' },
  filters: {
    id: ids,
    q: contains(['title', 'titleEn'], 'A part of the title, in either language.', 'svibanj'),
    isDraft: flag(
      'Only drafts (true), or only issues that are scheduled or sent (false).',
      `issue.state = 'draft'`,
    ),
  },
});

export type IssuesRequest = RequestOf<typeof ISSUES>;

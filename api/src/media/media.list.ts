import { defineList, ids, text, type RequestOf } from '../http/list-query.js';

export const MEDIA_LIST = defineList({
  resource: 'media',
  sort: ['id', 'name', 'width', 'height', 'size', 'createdAt', 'updatedAt'],
  filters: {
    id: ids,
    hash: text('Only the picture whose files are named so.', '9f86d081884c7d659a2feaa0c55ad015'),
    q: text('Words to find in names and descriptions, in either language.', 'radionica'),
  },
});

export type MediaListRequest = RequestOf<typeof MEDIA_LIST>;

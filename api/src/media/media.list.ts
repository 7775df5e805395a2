import { defineList, flag, ids, text, type RequestOf } from '../lists/list-query.js';

export const MEDIA_LIST = defineList({
  resource: 'media',
  sort: ['id', 'name', 'width', 'height', 'size', 'createdAt', 'updatedAt'],
  filters: {
    id: ids,
    hash: text('Only the picture whose files are named so.', '9f86d081884c7d659a2feaa0c55ad015'),
    q: text('Words to find in names and descriptions, in either language.', 'radionica'),
    described: flag('True: only pictures with a description in both languages. False: the others.'),
    used: flag('True: only pictures that content shows. False: the others.'),
  },
});

export type MediaListRequest = RequestOf<typeof MEDIA_LIST>;

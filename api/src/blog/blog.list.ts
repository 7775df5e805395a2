import { defineList, flag, ids, text, type RequestOf } from '../lists/list-query.js';
import { untranslated } from '../lists/untranslated.js';

export const BLOG_LIST = defineList({
  resource: 'blog',
  sort: [
    'id',
    'title',
    'titleEn',
    'slug',
    'category',
    'author',
    'publishDate',
    'isPublished',
    'createdAt',
    'updatedAt',
  ],
  filters: {
    id: ids,
    q: text(
      'Words to find in titles and contents, in either language and any form; best finds first.',
      'opuštanje',
    ),
    category: text('Only posts of this category.', 'Terapija'),
    slug: text('Only the post with this slug.', 'terapija-opustanja'),
    author: text('Only posts by this author.', 'Ana Horvat'),
    published: flag('True: only posts that are out, whoever asks. False: only those that are not.'),
    isPublished: flag('Only published posts (true) or drafts (false).'),
    untranslated,
  },
});

export type BlogListRequest = RequestOf<typeof BLOG_LIST>;

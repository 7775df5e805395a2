import { formatDate } from '../components/format/date';
import type { Column } from '../components/list/table/columns';
import { RecordTable } from '../components/list/table/record-table';
import { BlogBadges } from './blog-badges';
import type { BlogPost } from './blog-post';

const columns: Column<BlogPost>[] = [
  {
    field: 'publishDate',
    order: 'DESC',
    width: 17,
    cell: ({ publishDate }) => formatDate(publishDate),
  },
  {
    field: 'isPublished',
    label: 'admin.blog.state.label',
    width: 20,
    cell: (post) => <BlogBadges post={post} />,
  },
  {
    field: 'category',
    order: 'ASC',
    width: 14,
    cell: ({ category }, { translate }) =>
      translate(`admin.blog.category.${category}`, { _: category }),
  },
  { field: 'author', order: 'ASC', width: 20, cell: ({ author }) => author },
];

/** The posts, one line for each. */
export const blogTable = (
  <RecordTable<BlogPost>
    title={{
      field: 'title',
      order: 'ASC',
      path: ({ id }) => `/blog/${id}`,
    }}
    columns={columns}
  />
);

import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import type { BulkDeclaration } from '../components/bulk/actions';
import { formatDate } from '../components/format/date';
import { useNow } from '../components/format/use-now';
import { smallestPicture } from '../components/image/picture-url';
import { ListFilter, TranslationFilter } from '../components/list/list-filter';
import { RecordCard } from '../components/list/record-card';
import { RecordList } from '../components/list/record-list';
import { useRow } from '../components/list/use-row';
import { apiUrl, httpClient } from '../providers/http-client';
import { BlogBadges } from './blog-badges';
import { BlogDialog } from './blog-dialog';
import { publicationState, type BlogPost } from './blog-post';
import { blogTable } from './blog-table';

function BlogRow() {
  const post = useRow<BlogPost>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const now = useNow();
  // Drafts and scheduled posts have no public page yet; administrators see a preview.
  const isPublic = publicationState(post, post, now) === 'published';
  return (
    <RecordCard
      badges={<BlogBadges post={post} />}
      facts={[
        formatDate(post.publishDate),
        translate(`admin.blog.category.${post.category}`, { _: post.category }),
        post.author,
      ]}
      preview="content"
      slug={post.slug}
      picture={smallestPicture(post, post.imageUrl)}
      publicPath={isPublic ? `/blog/${post.slug}` : `/preview/blog/${locale}/${post.id}`}
      publicLabel={isPublic ? undefined : 'admin.blog.openPreview'}
    />
  );
}

const states = [
  { name: 'admin.blog.state.published', filter: { published: true } },
  { name: 'admin.blog.state.drafts', filter: { isPublished: false } },
  { name: 'admin.blog.state.scheduled', filter: { isPublished: true, published: false } },
];

/** The categories in use, with their names where they have one. */
function CategoryFilter() {
  const translate = useTranslate();
  const { data = [] } = useQuery<string[]>({
    // Under the list's query key, so that it is refetched after a save.
    queryKey: ['blog', 'getList', 'categories'],
    queryFn: async () => (await httpClient(`${apiUrl}/blog/categories`)).json,
  });
  return (
    <ListFilter
      label="admin.blog.categoryFilter"
      choices={data.map((category) => ({
        name: translate(`admin.blog.category.${category}`, { _: category }),
        filter: { category },
      }))}
    />
  );
}

const bulk: BulkDeclaration = { actions: ['publish', 'unpublish', 'trash'] };

export function BlogList() {
  return (
    <RecordList
      sort={{ field: 'publishDate', order: 'DESC' }}
      sortFields={['publishDate', 'title', 'category', 'author']}
      filters={
        <>
          <ListFilter label="admin.blog.state.label" choices={states} />
          <CategoryFilter />
          <TranslationFilter dated />
        </>
      }
      bulk={bulk}
      row={<BlogRow />}
      table={blogTable}
    >
      <BlogDialog />
    </RecordList>
  );
}

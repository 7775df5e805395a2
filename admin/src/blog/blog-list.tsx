import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';

import type { components } from '../api/schema';
import { formatDate } from '../components/format-date';
import { smallestPicture } from '../components/image/picture-address';
import { RecordCard } from '../components/record-card';
import { RecordList } from '../components/record-list';
import { BlogDialog } from './blog-dialog';

type BlogPost = components['schemas']['BlogPostDto'];

function BlogRow() {
  const [now] = useState(() => Date.now());
  const post = useRecordContext<BlogPost>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!post) {
    return null;
  }
  const english = locale === 'en';
  const scheduled = post.isPublished && Date.parse(post.publishDate) > now;
  return (
    <RecordCard
      title={(english ? post.titleEn : post.title) || post.title}
      badges={
        <>
          {post.isPublished ? null : (
            <Chip size="small" color="warning" label={translate('admin.blog.draft')} />
          )}
          {scheduled ? (
            <Chip
              size="small"
              color="primary"
              variant="outlined"
              label={translate('admin.blog.scheduled')}
            />
          ) : null}
        </>
      }
      facts={[
        formatDate(post.publishDate),
        translate(`admin.blog.category.${post.category}`, { _: post.category }),
        post.author,
      ]}
      preview={(english ? post.contentEn : post.content) || post.content}
      slug={post.slug}
      picture={smallestPicture(post, post.imageUrl)}
      publicPath={`/blog/${post.slug}`}
      editPath={`/blog/${post.id}`}
    />
  );
}

export function BlogList() {
  return (
    <RecordList
      sort={{ field: 'publishDate', order: 'DESC' }}
      sortFields={['publishDate', 'title', 'category', 'author']}
      row={<BlogRow />}
    >
      <BlogDialog />
    </RecordList>
  );
}

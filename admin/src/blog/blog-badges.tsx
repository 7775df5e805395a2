import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import { useNow } from '../components/format/use-now';
import { publicationState, type BlogPost } from './blog-post';
import { olderLanguage } from './languages/translation-status';

const olderTexts = {
  hr: 'admin.blog.languages.listHr',
  en: 'admin.blog.languages.listEn',
} as const;

/** What is special about a post: a draft, scheduled, or older in one language. */
export function BlogBadges({ post }: { post: BlogPost }) {
  const now = useNow();
  const translate = useTranslate();
  const scheduled = publicationState(post, post, now) === 'scheduled';
  const older = olderLanguage(post);
  return (
    <>
      {post.isPublished ? null : <Chip color="warning" label={translate('admin.blog.draft')} />}
      {scheduled ? (
        <Chip color="primary" variant="outlined" label={translate('admin.blog.scheduled')} />
      ) : null}
      {older ? <Chip variant="outlined" label={translate(olderTexts[older])} /> : null}
    </>
  );
}

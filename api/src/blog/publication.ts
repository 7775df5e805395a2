import type { BlogPost } from './blog-post.entity.js';
import type { UpdateBlogPostDto } from './dto/blog-post.dto.js';

/** The condition that a post is published and its date has come. */
export const PUBLISHED = 'post.isPublished AND post.publishDate <= now()';

/**
 * The effect of a change on a post's date beyond the sent value: a date that nobody chose becomes
 * the present time when the post is published for the first time. Clients send back the date they
 * were given, so only a different one counts as chosen.
 * @param post as it is before the change
 */
export function publicationOf(
  post: BlogPost,
  { publishDate, isPublished }: UpdateBlogPostDto,
): Partial<Pick<BlogPost, 'publishDate' | 'publishDatePending'>> {
  if (!post.publishDatePending) return {};
  if (publishDate !== undefined && publishDate.getTime() !== post.publishDate.getTime()) {
    return { publishDatePending: false };
  }
  return isPublished === true ? { publishDate: new Date(), publishDatePending: false } : {};
}

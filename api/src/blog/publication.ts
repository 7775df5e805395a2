import type { BlogPost } from './blog-post.entity.js';
import type { UpdateBlogPostDto } from './dto/blog-post.dto.js';

/** SQL condition: the post is published and its date is not in the future. */
export const PUBLISHED = 'post.isPublished AND post.publishDate <= now()';

const changed = (column: string) => `coalesce(post.${column}, '-infinity')`;
const [CROATIAN, ENGLISH] = [changed('textChangedAt'), changed('textEnChangedAt')];

/**
 * SQL condition: the text of one language was changed later than the other, and nobody has
 * confirmed since that they agree. A text that is missing, or not shown, is not older.
 */
export const OUTDATED = `NOT post.croatianOnly AND post.content <> '' AND post.contentEn <> '' AND ${CROATIAN} <> ${ENGLISH} AND ${changed('textsAgreedAt')} < greatest(${CROATIAN}, ${ENGLISH})`;

/**
 * Changes of the publication date that follow from a change of a post: a placeholder date becomes
 * the present time on the first publication. Clients return the placeholder they received, so only
 * a different date counts as set.
 * @param post before the change
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

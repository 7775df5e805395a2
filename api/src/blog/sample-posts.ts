import type { BlogPost } from './blog-post.entity.js';
import { BLOG_POSTS } from './first-posts.js';

/** The id of a built-in post, which no row has. */
const NO_ROW = 0;

/**
 * The built-in post with this slug, or undefined. Two posts are always readable (section 2 of the
 * specification): one that an administrator has deleted is served from the seed.
 * @param installed when the site was installed, which is the date of these posts
 */
export function samplePost(slug: string, installed: Date): BlogPost | undefined {
  const seed = BLOG_POSTS.find((post) => post.slug === slug);
  return (
    seed && {
      ...seed,
      contentFormat: 'text',
      id: NO_ROW,
      publishDate: installed,
      publishDatePending: false,
      isPublished: true,
      croatianOnly: false,
      createdAt: installed,
      updatedAt: installed,
      textChangedAt: installed,
      textEnChangedAt: installed,
      textsAgreedAt: null,
      version: 1,
    }
  );
}

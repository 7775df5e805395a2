import type { BlogPost } from './blog-post.entity.js';
import { BLOG_POSTS } from './first-posts.js';

/** The id of a built-in article: no row ever has it. */
const NO_ROW = 0;

/**
 * The built-in article with this slug, or undefined. Two articles are always readable (section 2 of
 * the specification): when an administrator has deleted one, it is served from the seed.
 * @param installed when the site was installed, the day these articles are dated
 */
export function samplePost(slug: string, installed: Date): BlogPost | undefined {
  const seed = BLOG_POSTS.find((post) => post.slug === slug);
  return (
    seed && {
      ...seed,
      id: NO_ROW,
      publishDate: installed,
      publishDatePending: false,
      isPublished: true,
      createdAt: installed,
      updatedAt: installed,
      textChangedAt: installed,
      textEnChangedAt: installed,
      textsAgreedAt: null,
      version: 1,
    }
  );
}

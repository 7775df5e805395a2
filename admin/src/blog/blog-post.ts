import { bodyFields } from '../api/form-rules';
import type { Schemas } from '../api/schemas';
import { fieldIn, type TextLanguage } from '../components/inputs/text-languages';

export type BlogPost = Schemas['BlogPostDto'];
export type BlogFields = Schemas['BlogPostFieldsDto'];
export type BlogVersion = Schemas['BlogPostVersionDto'];
export type BlogState = Schemas['BlogPostStateDto'];
export type NewBlogPost = Schemas['CreateBlogPostDto'];
export type ChangedBlogPost = Schemas['UpdateBlogPostDto'];

/** A new post as it is first shown; the author's position has no input, and stays as it is. */
export const newPost = { isPublished: true, authorPosition: undefined };

/** What the form holds of a post; that both languages agree is said of a save, not of a post. */
export const writtenFields = bodyFields('blog').filter((field) => field !== 'textsAgree');

const croatian = writtenFields.filter((field) =>
  writtenFields.some((other) => other === fieldIn('en', field)),
);

/** The fields of the form that are texts of a language. */
export const languageFields: Record<TextLanguage, readonly string[]> = {
  hr: croatian,
  en: croatian.map((field) => fieldIn('en', field)),
};

/** The written fields that say when the post is published, not what it says. */
const publicationFields: readonly string[] = ['publishDate', 'isPublished'];

/** What an earlier version brings back: what is published stays published. */
export const restoredFields = writtenFields.filter((field) => !publicationFields.includes(field));

/**
 * What becomes of a post that is saved: it is a draft, waits for its date, is on the site already,
 * or goes out with the save, `now` or under an earlier date.
 */
export type PublicationState = 'draft' | 'scheduled' | 'out' | 'dated' | 'now';

/** Where `values` leave a post that was stored as `saved`. */
export function publicationState(
  values: { isPublished?: unknown; publishDate?: string },
  saved: Partial<BlogPost> | undefined,
  now: number,
): PublicationState {
  if (values.isPublished !== true) return 'draft';
  const date = Date.parse(values.publishDate ?? '');
  if (date > now) return 'scheduled';
  const wasOut = saved?.isPublished === true && Date.parse(saved.publishDate ?? '') <= now;
  if (wasOut) return Number.isNaN(date) ? 'now' : 'out';
  const pending = saved?.publishDatePending === true && values.publishDate === saved.publishDate;
  return Number.isNaN(date) || pending ? 'now' : 'dated';
}

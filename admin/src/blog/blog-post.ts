import { bodyFields } from '../api/form-rules';
import type { Schemas } from '../api/schemas';
import { fieldIn, type TextLanguage } from '../components/inputs/text-languages';

export type BlogPost = Schemas['BlogPostDto'];
export type BlogFields = Schemas['BlogPostFieldsDto'];
export type BlogVersion = Schemas['BlogPostVersionDto'];
export type BlogState = Schemas['BlogPostStateDto'];

/** Values of a new post. The author's position has no input and is not sent. */
export const newPost = { authorPosition: undefined };

/** The fields of a post in the form, without the confirmation that a save may carry. */
export const formFields = bodyFields('blog').filter((field) => field !== 'textsAgree');

const croatian = formFields.filter((field) =>
  formFields.some((other) => other === fieldIn('en', field)),
);

/** The fields of the form that are texts of a language. */
export const languageFields: Record<TextLanguage, readonly string[]> = {
  hr: croatian,
  en: croatian.map((field) => fieldIn('en', field)),
};

/** The fields of the publication, as opposed to the content. */
const publicationFields: readonly string[] = ['publishDate', 'isPublished'];

/** The fields that restoring an earlier version sets; the publication stays as it is. */
export const restoredFields = formFields.filter((field) => !publicationFields.includes(field));

/**
 * Publication of a post after a save: a draft, scheduled, already published, or published by the
 * save, with the current date (`now`) or an earlier one (`dated`).
 */
export type PublicationState = 'draft' | 'scheduled' | 'published' | 'dated' | 'now';

/** State of a post stored as `saved` once `values` are saved. */
export function publicationState(
  values: { isPublished?: unknown; publishDate?: string },
  saved: Partial<BlogPost> | undefined,
  now: number,
): PublicationState {
  if (values.isPublished !== true) return 'draft';
  const date = Date.parse(values.publishDate ?? '');
  if (date > now) return 'scheduled';
  const wasPublished = saved?.isPublished === true && Date.parse(saved.publishDate ?? '') <= now;
  if (wasPublished) return Number.isNaN(date) ? 'now' : 'published';
  const pending = saved?.publishDatePending === true && values.publishDate === saved.publishDate;
  return Number.isNaN(date) || pending ? 'now' : 'dated';
}

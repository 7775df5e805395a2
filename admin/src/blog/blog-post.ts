import type { components } from '../api/schema';
import { keepText, textOrNull } from '../components/inputs/text';

export type BlogPost = components['schemas']['BlogPostDto'];
export type BlogFields = components['schemas']['BlogPostFieldsDto'];
export type BlogVersion = components['schemas']['BlogPostVersionDto'];
export type BlogState = components['schemas']['BlogPostStateDto'];
export type NewBlogPost = components['schemas']['CreateBlogPostDto'];
export type ChangedBlogPost = components['schemas']['UpdateBlogPostDto'];

export const blogDefaults = {
  title: '',
  titleEn: '',
  slug: '',
  category: 'news',
  content: '',
  contentEn: '',
  author: '',
  imageUrl: null,
  isPublished: true,
  /** Ticked by whoever has seen that the older language still says the same. */
  textsAgree: false,
};

/** What the API takes, of the form's values. An empty image address becomes null. */
export function blogPostFromForm(
  values: Partial<NewBlogPost> & Pick<ChangedBlogPost, 'textsAgree'>,
): NewBlogPost & Pick<ChangedBlogPost, 'textsAgree'> {
  return {
    title: keepText(values.title),
    titleEn: keepText(values.titleEn),
    slug: keepText(values.slug).trim(),
    category: keepText(values.category).trim() || blogDefaults.category,
    content: keepText(values.content),
    contentEn: keepText(values.contentEn),
    author: keepText(values.author),
    imageUrl: textOrNull(values.imageUrl),
    isPublished: values.isPublished ?? false,
    // Left out, the API keeps it, or takes the date of the first publication.
    ...(values.publishDate && { publishDate: new Date(values.publishDate).toISOString() }),
    ...(values.authorPosition !== undefined && {
      authorPosition: textOrNull(values.authorPosition),
    }),
    ...(values.textsAgree === true && { textsAgree: true }),
  };
}

/** The fields of the form that are texts of a language. */
export const languageFields = {
  hr: ['title', 'content'],
  en: ['titleEn', 'contentEn'],
} as const;

export type TextLanguage = keyof typeof languageFields;
export const textLanguages: readonly TextLanguage[] = ['hr', 'en'];

/** The fields that are written in the form, of whatever holds more. */
export const writtenFields = [
  'title',
  'titleEn',
  'content',
  'contentEn',
  'slug',
  'category',
  'author',
  'authorPosition',
  'publishDate',
  'isPublished',
  'imageUrl',
] as const;

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

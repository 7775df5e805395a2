import type { components } from '../api/schema';
import { keepText, textOrNull } from '../components/text';

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
    // Left out, the API keeps it, or takes the present moment.
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

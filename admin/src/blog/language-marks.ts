import type { BlogPost, TextLanguage } from './blog-post';
import { languageFields } from './blog-post';

type Texts = Partial<Record<string, unknown>>;
type Moments = Partial<Pick<BlogPost, 'textChangedAt' | 'textEnChangedAt'>>;

/** How the text of one language stands beside the other. */
export type LanguageMark =
  | { kind: 'missing'; what: 'both' | 'title' | 'content' }
  /** The other one was saved later; `moment` is when. */
  | { kind: 'older'; moment: string }
  /** The other one is being changed in the form, this one not. */
  | { kind: 'behind' }
  | { kind: 'changed'; moment: string };

const other = { hr: 'en', en: 'hr' } as const;
const momentOf = { hr: 'textChangedAt', en: 'textEnChangedAt' } as const;

/**
 * Which language's saved text is older than the other, or undefined. One without a moment has stayed
 * as it was since before the moments were noted.
 */
export function olderLanguage(post: Moments): TextLanguage | undefined {
  const hr = Date.parse(post.textChangedAt ?? '') || 0;
  const en = Date.parse(post.textEnChangedAt ?? '') || 0;
  return hr === en ? undefined : hr < en ? 'hr' : 'en';
}

/**
 * What is to be said of the text of a language.
 * @param texts as they stand in the form
 * @param changed the fields that are not as they were saved
 * @param saved the post as it was saved; undefined for a new one
 */
export function languageMark(
  language: TextLanguage,
  texts: Texts,
  changed: ReadonlySet<string>,
  saved: Moments | undefined,
): LanguageMark | undefined {
  const isEmpty = (field: string) => String(texts[field] ?? '').trim() === '';
  const [title, content] = languageFields[language];
  if (isEmpty(title) || isEmpty(content)) {
    const what = isEmpty(title) && isEmpty(content) ? 'both' : isEmpty(title) ? 'title' : 'content';
    return { kind: 'missing', what };
  }
  if (!saved) return undefined;
  const isChanged = (one: TextLanguage) => languageFields[one].some((field) => changed.has(field));
  if (isChanged(language)) return undefined;
  if (isChanged(other[language])) return { kind: 'behind' };
  const theirs = saved[momentOf[other[language]]];
  if (olderLanguage(saved) === language && theirs) return { kind: 'older', moment: theirs };
  const own = saved[momentOf[language]];
  return own ? { kind: 'changed', moment: own } : undefined;
}

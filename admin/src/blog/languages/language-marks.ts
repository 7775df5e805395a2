import type { BlogPost, TextLanguage } from '../blog-post';
import { languageFields } from '../blog-post';

type Texts = Partial<Record<string, unknown>>;
type Moments = Partial<Pick<BlogPost, 'textChangedAt' | 'textEnChangedAt' | 'textsAgreedAt'>>;

/** How the text of one language stands beside the other. */
export type LanguageMark =
  | { kind: 'missing'; what: 'both' | 'title' | 'content' }
  /** The other one was saved later; `moment` is when. */
  | { kind: 'older'; moment: string }
  /** The other one is being changed in the form, this one not. */
  | { kind: 'behind' }
  /** The other one was saved later, and somebody found that this one still says the same. */
  | { kind: 'checked'; moment: string }
  | { kind: 'changed'; moment: string };

const other = { hr: 'en', en: 'hr' } as const;
const momentOf = { hr: 'textChangedAt', en: 'textEnChangedAt' } as const;

/** The time of a moment; one that was never noted lies before all others. */
const timeOf = (moment: string | null | undefined) => Date.parse(moment ?? '') || 0;

/** Which language's text was changed earlier than the other's. */
function earlierLanguage(post: Moments): TextLanguage | undefined {
  const [hr, en] = [timeOf(post.textChangedAt), timeOf(post.textEnChangedAt)];
  return hr === en ? undefined : hr < en ? 'hr' : 'en';
}

/** Whether neither text was changed since somebody found that they say the same. */
function areAgreed(post: Moments): boolean {
  const changed = Math.max(timeOf(post.textChangedAt), timeOf(post.textEnChangedAt));
  return timeOf(post.textsAgreedAt) >= changed;
}

/**
 * Which language's saved text is out of date beside the other, or undefined. One without a moment
 * has stayed as it was since before the moments were noted.
 */
export function olderLanguage(post: Moments): TextLanguage | undefined {
  return areAgreed(post) ? undefined : earlierLanguage(post);
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
  if (earlierLanguage(saved) === language && saved.textsAgreedAt) {
    return { kind: 'checked', moment: saved.textsAgreedAt };
  }
  const own = saved[momentOf[language]];
  return own ? { kind: 'changed', moment: own } : undefined;
}

import { fieldIn, type TextLanguage } from '../../components/inputs/text-languages';
import { languageFields, type BlogPost } from '../blog-post';

type Texts = Partial<Record<string, unknown>>;
type ChangeDates = Partial<Pick<BlogPost, 'textChangedAt' | 'textEnChangedAt' | 'textsAgreedAt'>>;

/** Status of a post's text in one language, compared with the other language. */
export type TranslationStatus =
  | { kind: 'missing'; what: 'both' | 'title' | 'content' }
  /** The English content is the Croatian one. */
  | { kind: 'same' }
  /** The other text was saved later, at `date`. */
  | { kind: 'older'; date: string }
  /** Only the other text is changed in the form. */
  | { kind: 'behind' }
  /** The other text was saved later, and this one is confirmed to be up to date. */
  | { kind: 'checked'; date: string }
  | { kind: 'changed'; date: string };

const other = { hr: 'en', en: 'hr' } as const;
const changedAt = { hr: 'textChangedAt', en: 'textEnChangedAt' } as const;

/** Milliseconds of a date; 0 where none is recorded. */
const timeOf = (date: string | null | undefined) => Date.parse(date ?? '') || 0;

/** The language whose text was changed earlier than the other's. */
function earlierLanguage(post: ChangeDates): TextLanguage | undefined {
  const [hr, en] = [timeOf(post.textChangedAt), timeOf(post.textEnChangedAt)];
  return hr === en ? undefined : hr < en ? 'hr' : 'en';
}

/** Whether both texts are unchanged since they were confirmed to agree. */
function areConfirmed(post: ChangeDates): boolean {
  const changed = Math.max(timeOf(post.textChangedAt), timeOf(post.textEnChangedAt));
  return timeOf(post.textsAgreedAt) >= changed;
}

/**
 * The language whose saved text is outdated, or undefined. A text without a date is older than the
 * recording of dates.
 */
export function olderLanguage(post: ChangeDates): TextLanguage | undefined {
  return areConfirmed(post) ? undefined : earlierLanguage(post);
}

/** What of a language's text is missing. */
function missingText(
  language: TextLanguage,
  texts: Texts,
): 'both' | 'title' | 'content' | undefined {
  const isEmpty = (field: string) => String(texts[fieldIn(language, field)] ?? '').trim() === '';
  if (isEmpty('title')) return isEmpty('content') ? 'both' : 'title';
  return isEmpty('content') ? 'content' : undefined;
}

/**
 * The status of a post's text in a language.
 * @param texts the values of the form
 * @param changed the fields that differ from the saved post
 * @param saved the saved post; undefined for a new one
 */
export function translationStatus(
  language: TextLanguage,
  texts: Texts,
  changed: ReadonlySet<string>,
  saved: ChangeDates | undefined,
): TranslationStatus | undefined {
  const what = missingText(language, texts);
  // A new post is not complained of before the text of one language is written.
  if (what && !saved && missingText(other[language], texts)) return undefined;
  if (what) return { kind: 'missing', what };
  if (language === 'en' && texts.content === texts.contentEn) return { kind: 'same' };
  if (!saved) return undefined;
  const isChanged = (one: TextLanguage) => languageFields[one].some((field) => changed.has(field));
  if (isChanged(language)) return undefined;
  if (isChanged(other[language])) return { kind: 'behind' };
  const otherChangedAt = saved[changedAt[other[language]]];
  if (olderLanguage(saved) === language && otherChangedAt)
    return { kind: 'older', date: otherChangedAt };
  if (earlierLanguage(saved) === language && saved.textsAgreedAt) {
    return { kind: 'checked', date: saved.textsAgreedAt };
  }
  const ownChangedAt = saved[changedAt[language]];
  return ownChangedAt ? { kind: 'changed', date: ownChangedAt } : undefined;
}

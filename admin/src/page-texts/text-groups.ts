import type { OriginalText } from '../api/page-texts';
import type { TextLanguage } from '../components/inputs/text-languages';

/** The words of a text in a new installation. */
export const originalIn = (text: OriginalText, language: TextLanguage): string =>
  language === 'en' ? text.originalEn : text.original;

/** Texts that stand together on a page, such as a heading and its paragraph. */
export interface TextGroup {
  /** The path of the group in the catalogue. */
  path: string;
  /** The text that names the group, if there is one. */
  heading?: OriginalText;
  texts: OriginalText[];
}

const parentOf = (key: string): string => key.slice(0, key.lastIndexOf('.'));

/** The last segment of a text's key, which says what the text is. */
export const roleOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** The texts of a page by group, in the order of the page. */
export function textGroups(texts: readonly OriginalText[]): TextGroup[] {
  const groups = new Map<string, OriginalText[]>();
  for (const text of texts) {
    const path = parentOf(text.key);
    groups.set(path, [...(groups.get(path) ?? []), text]);
  }
  return [...groups].map(([path, members]) => ({
    path,
    heading: members.find(({ key }) => roleOf(key) === 'title' || roleOf(key) === 'name'),
    texts: members,
  }));
}

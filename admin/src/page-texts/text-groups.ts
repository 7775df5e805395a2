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

/** The path of what only search engines show of a page. */
const SEARCH = 'search';

/** The last segment of a text's key, which says what the text is. */
export const roleOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

const groupOf = ({ key, kind }: OriginalText): string =>
  kind === 'description' || key.includes('.meta.') ? SEARCH : key.slice(0, key.lastIndexOf('.'));

/** Items by path, in the order of their first ones. */
function byPath<Item>(items: readonly Item[], pathOf: (item: Item) => string): [string, Item[]][] {
  const found = new Map<string, Item[]>();
  for (const item of items) found.set(pathOf(item), [...(found.get(pathOf(item)) ?? []), item]);
  return [...found];
}

/** The groups of a page by section, in the order of the page; what search engines show is last. */
export function textSections(texts: readonly OriginalText[]): [path: string, TextGroup[]][] {
  const groups = byPath(texts, groupOf).map(([path, members]) => ({
    path,
    heading: members.find(({ key }) => roleOf(key) === 'title' || roleOf(key) === 'name'),
    texts: members,
  }));
  const sections = byPath(groups, ({ path }) => path.split('.', 2).join('.'));
  return sections.sort(([one], [other]) => Number(one === SEARCH) - Number(other === SEARCH));
}

/** The kinds of editable texts, with the maximal number of characters of each. */
export const PAGE_TEXT_LENGTHS = {
  /** Of one line, such as a heading. */
  line: 200,
  /** The description of a page for search engines, which cut longer ones. */
  description: 160,
  /** One paragraph. */
  paragraph: 2000,
} as const;

export type PageTextKind = keyof typeof PAGE_TEXT_LENGTHS;

/** What is wrong with a changed text. */
export type PageTextProblem =
  | { problem: 'empty' | 'lines' | 'unknown' }
  | { problem: 'long'; max: number }
  | { problem: 'missing' | 'repeated'; part: string };

const PLACEHOLDER = /\{\{.*?\}\}/g;
const TAG = /<\/?\w+>/g;
const MARKED = /<(\w+)>([^<>]*)<\/\1>/g;

/** The placeholders and marked parts of a text, as one writes them. */
function partsOf(text: string): string[] {
  return [
    ...(text.match(PLACEHOLDER) ?? []),
    ...Array.from(text.matchAll(MARKED), ([, name]) => `<${name}>…</${name}>`),
  ];
}

/** Whether the text has braces or tags that belong to no complete part. */
function hasLooseMarks(text: string): boolean {
  const rest = text
    .replace(PLACEHOLDER, '')
    .replace(MARKED, (whole, _name, words: string) => (words.trim() === '' ? whole : words));
  return /\{\{|\}\}/.test(rest) || rest.search(TAG) >= 0;
}

/**
 * Checks a changed text of a page against its original: the length, and that it has the same
 * placeholders (`{{year}}`) and marked parts (`<call>112</call>`), each as often as the original.
 */
export function pageTextProblem(
  kind: PageTextKind,
  original: string,
  text: string,
): PageTextProblem | undefined {
  if (text.trim() === '') return { problem: 'empty' };
  if (/[\n\r\u2028\u2029]/.test(text)) return { problem: 'lines' };
  const max = PAGE_TEXT_LENGTHS[kind];
  if (Array.from(text).length > max) return { problem: 'long', max };
  const expected = partsOf(original);
  const found = partsOf(text);
  for (const part of new Set(expected)) {
    const count = found.filter((one) => one === part).length;
    if (count === 0) return { problem: 'missing', part };
    if (count > expected.filter((one) => one === part).length) return { problem: 'repeated', part };
  }
  if (found.some((part) => !expected.includes(part)) || hasLooseMarks(text)) {
    return { problem: 'unknown' };
  }
  return undefined;
}

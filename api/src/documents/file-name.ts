import { slugOf, withoutDiacritics } from 'shared/plain-letters';

/** Letters of other languages that are more than a letter with a mark. */
const PLAIN: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', ł: 'l' };

/** The name of a document as part of a URL: `Letak Zaželi` becomes `letak-zazeli`. */
export function fileName(name: string): string {
  const plain = withoutDiacritics(name.toLowerCase()).replaceAll(
    /[ßæøł]/g,
    (letter) => PLAIN[letter] ?? '',
  );
  return slugOf(plain, 80) || 'dokument';
}

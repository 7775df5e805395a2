import { slugOf, withoutDiacritics } from 'shared/plain-letters';

/** Letters of other languages that do not decompose to a base letter. */
const TRANSLITERATIONS: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', ł: 'l' };

/** Converts the name of a document to a URL segment: `Letak Zaželi` to `letak-zazeli`. */
export function fileName(name: string): string {
  const plain = withoutDiacritics(name.toLowerCase()).replaceAll(
    /[ßæøł]/g,
    (letter) => TRANSLITERATIONS[letter] ?? '',
  );
  return slugOf(plain, 80) || 'dokument';
}

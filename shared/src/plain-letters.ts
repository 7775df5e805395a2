/** Letters that Unicode does not decompose, of German, the Nordic languages, Polish and others. */
const INDIVISIBLE: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ø: 'o',
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ŧ: 't',
  þ: 'th',
};

function plainLetter(letter: string): string {
  const plain = INDIVISIBLE[letter];
  if (plain !== undefined) return plain;
  const capital = INDIVISIBLE[letter.toLowerCase()] ?? letter;
  return capital.charAt(0).toUpperCase() + capital.slice(1);
}

/** A text in the letters A to Z, as far as it is written in Latin letters: `Łódź`, `CO₂`: `CO2`. */
export function withoutDiacritics(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[đðħıłŋøœæßŧþĐÐĦŁŊØŒÆẞŦÞ]/g, plainLetter);
}

/** A text as part of a URL: words of a-z and 0-9, joined by hyphens. */
export function slugOf(text: string, maxLength: number): string {
  return withoutDiacritics(text.toLowerCase())
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, '');
}

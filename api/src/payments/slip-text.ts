import { slipLength } from 'shared/slip-length';

/** Characters outside the character set of HUB-3A. */
const UNSUPPORTED = /[^A-Za-zČĆĐŠŽčćđšž\d ,.:+?'/()-]/gu;

const REPLACEMENTS: Record<string, string> = {
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Ł: 'L',
  ł: 'l',
  Þ: 'Th',
  þ: 'th',
  Ð: 'Đ',
  ð: 'đ',
  ı: 'i',
  '&': '+',
  '@': '(a)',
  _: '-',
  '"': "'",
  '„': "'",
  '“': "'",
  '”': "'",
  '‘': "'",
  '’': "'",
  '«': "'",
  '»': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  ';': ',',
  '[': '(',
  ']': ')',
};

function replacementOf(character: string): string {
  const replacement = REPLACEMENTS[character];
  if (replacement !== undefined) return replacement;
  const base = character.normalize('NFKD').replace(/\p{M}/gu, '').replace(UNSUPPORTED, '');
  return base || (/[\p{L}\p{N}]/u.test(character) ? '?' : ' ');
}

/**
 * Converts a text for a field of a payment slip: one line in the character set of HUB-3A, other
 * characters replaced by similar ones, truncated to the size of the field.
 * @param size of the field, in characters as HUB-3A counts them
 */
export function slipText(text: string, size: number): string {
  const line = text.normalize('NFC').replace(UNSUPPORTED, replacementOf).replace(/ +/g, ' ').trim();
  let [end, room] = [0, size];
  for (const character of line) {
    room -= slipLength(character);
    if (room < 0) break;
    end += character.length;
  }
  return line.slice(0, end).trimEnd();
}

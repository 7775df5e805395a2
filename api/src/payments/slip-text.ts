import { slipLength } from 'shared/slip-length';

/** What HUB-3A knows beside the letters of Croatian and English, digits and space. */
const REPLACEMENTS = /[^A-Za-zČĆĐŠŽčćđšž\d ,.:+?'/()-]/gu;

const REPLACED: Record<string, string> = {
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

function isSupported(sign: string): string {
  const replaced = REPLACED[sign];
  if (replaced !== undefined) return replaced;
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '').replace(REPLACEMENTS, '');
  return bare || (/[\p{L}\p{N}]/u.test(sign) ? '?' : ' ');
}

/**
 * A text as a field of a payment slip takes it: one line of the signs that HUB-3A knows, others
 * replaced by what comes near them, and cut where the field ends.
 * @param size of the field, in characters as HUB-3A counts them
 */
export function slipText(text: string, size: number): string {
  const line = text.normalize('NFC').replace(REPLACEMENTS, isSupported).replace(/ +/g, ' ').trim();
  let [end, room] = [0, size];
  for (const sign of line) {
    room -= slipLength(sign);
    if (room < 0) break;
    end += sign.length;
  }
  return line.slice(0, end).trimEnd();
}

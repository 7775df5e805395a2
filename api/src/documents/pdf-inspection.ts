import { inflateSync } from 'node:zlib';
import { InvalidInputError } from '../http/domain-errors.js';
import type { Text } from '../http/text.js';

/** The largest PDF that is taken, in bytes. */
export const MAX_PDF_SIZE = 10 * 1024 * 1024;

/** What one object stream may unpack to, in bytes; real ones stay far below. */
const MAX_UNPACKED = 32 * 1024 * 1024;

const TEXTS = {
  empty: { hr: 'Datoteka je prazna', en: 'The file is empty' },
  tooLarge: { hr: 'PDF smije imati najviše 10 MB', en: 'A PDF may be at most 10 MB' },
  noPdf: { hr: 'Datoteka nije PDF', en: 'The file is not a PDF' },
  damaged: {
    hr: 'PDF je oštećen ili nepotpun i ne može se otvoriti',
    en: 'The PDF is damaged or incomplete and cannot be opened',
  },
  encrypted: {
    hr: 'PDF je zaštićen lozinkom; spremite ga bez zaštite',
    en: 'The PDF is encrypted; save it without protection',
  },
  script: {
    hr: 'PDF sadrži skripte, a one nisu dopuštene',
    en: 'The PDF contains scripts, which are not allowed',
  },
  launch: {
    hr: 'PDF pokreće druge programe, a to nije dopušteno',
    en: 'The PDF starts other programs, which is not allowed',
  },
  attachment: {
    hr: 'PDF ima priloženu datoteku, a to nije dopušteno',
    en: 'The PDF has a file attached, which is not allowed',
  },
} satisfies Record<string, Text>;

/** Names (ISO 32000-1 sections 7.6, 12.6.4, 7.11.4) that a public document has no need of. */
const REFUSED: [name: RegExp, why: keyof typeof TEXTS][] = [
  [/\/Encrypt(?![\w-])/, 'encrypted'],
  [/\/(?:JavaScript|Rendition|XFA)(?![\w-])/, 'script'],
  [/\/(?:Launch|ImportData|GoToE)(?![\w-])/, 'launch'],
  [/\/(?:EmbeddedFiles?|RichMedia)(?![\w-])/, 'attachment'],
];

/** Names may spell any letter as `#` and two hexadecimal digits (ISO 32000-1 section 7.3.5). */
const spelledOut = (text: string): string =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** The objects packed in object streams (ISO 32000-1 section 7.5.7); undefined when unreadable. */
function unpackedObjects(bytes: Buffer, text: string): string[] | undefined {
  const unpacked: string[] = [];
  for (const match of text.matchAll(/stream\r?\n/g)) {
    if (text.slice(match.index - 3, match.index) === 'end') continue;
    const start = text.lastIndexOf(' obj', match.index);
    const dictionary = spelledOut(text.slice(Math.max(start, match.index - 4096), match.index));
    if (!/\/ObjStm(?!\w)/.test(dictionary) || !/\/Filter/.test(dictionary)) continue;
    if (!/\/Filter\s*(?:\[\s*)?\/FlateDecode/.test(dictionary) || /\/Predictor/.test(dictionary)) {
      return undefined;
    }
    try {
      const packed = bytes.subarray(match.index + match[0].length);
      unpacked.push(inflateSync(packed, { maxOutputLength: MAX_UNPACKED }).toString('latin1'));
    } catch {
      return undefined;
    }
  }
  return unpacked;
}

/** Whether the end names the place of a cross-reference table or stream that is really there. */
function hasCrossReferences(text: string): boolean {
  const end = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(text.slice(-2048));
  const at = text.slice(Number(end?.[1] ?? text.length));
  return /^\s*(?:xref\s|\d+ \d+ obj)/.test(at.slice(0, 64));
}

/**
 * What speaks against putting a file on the site as a PDF; undefined when nothing does. Files that
 * do anything beyond showing and filling in pages are refused.
 */
export function whyNotPdf(bytes: Buffer): Text | undefined {
  if (bytes.length === 0) return TEXTS.empty;
  if (bytes.length > MAX_PDF_SIZE) return TEXTS.tooLarge;
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return TEXTS.noPdf;
  const text = bytes.toString('latin1');
  if (!hasCrossReferences(text)) return TEXTS.damaged;
  const objects = unpackedObjects(bytes, text);
  if (!objects) return TEXTS.damaged;
  const all = [text, ...objects].map(spelledOut);
  const names = (name: RegExp): boolean => all.some((part) => name.test(part));
  for (const [name, why] of REFUSED) if (names(name)) return TEXTS[why];
  if (!names(/\/Root\s+\d+ \d+ R/) || !names(/\/Type\s*\/Page(?!\w)/)) return TEXTS.damaged;
  return undefined;
}

/**
 * @param field the field the file came in
 * @throws InvalidInputError saying why the file is not taken
 */
export function checkPdf(bytes: Buffer, field: string): void {
  const text = whyNotPdf(bytes);
  if (text) throw InvalidInputError.of(field, text);
}

import { inflateSync } from 'node:zlib';
import type { Text } from '../i18n/language.js';
import { dictionaryEnd } from './pdf-dictionary.js';

/** The largest PDF that is taken, in bytes. */
export const MAX_PDF_SIZE = 10 * 1024 * 1024;

/** What all object streams of a file may unpack to together, in bytes; real ones stay far below. */
const MAX_UNPACKED = 64 * 1024 * 1024;

/**
 * Characters of dictionaries read in all, as a multiple of the file's size: a file that repeats `obj`
 * within a dictionary makes each of them reach to its end.
 */
const MAX_SCANNED = 4;

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

/** What begins a stream after its dictionary; comments may stand between. */
const STREAM = /(?:\s|%[^\r\n]*[\r\n])*stream(?:\r\n|\n|\r)?/y;

/** Names may spell any letter as `#` and two hexadecimal digits (ISO 32000-1 section 7.3.5). */
const decodeNames = (text: string): string =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Whether an object stream can be unpacked here: any other filter would hide what it holds. */
const isDeflated = (dictionary: string): boolean =>
  /\/Filter\s*(?:\[\s*)?\/FlateDecode\s*(?:\]|\/|>>)/.test(dictionary) &&
  !/\/Predictor/.test(dictionary);

/**
 * The objects packed in object streams (ISO 32000-1 section 7.5.7), one stream at a time.
 * @throws Error when they are unreadable, or too much to unpack
 */
function* unpackedObjects(bytes: Buffer, text: string): Generator<string> {
  let toUnpack = MAX_UNPACKED;
  let toScan = MAX_SCANNED * text.length;
  for (const { 0: found, index } of text.matchAll(/(?<![\w/])obj(?!\w)/g)) {
    const start = index + found.length;
    const end = dictionaryEnd(text, start, start + toScan);
    toScan -= end - start;
    if (toScan <= 0) throw new Error('The dictionaries lie within each other.');
    STREAM.lastIndex = end;
    const stream = STREAM.exec(text);
    const dictionary = decodeNames(text.slice(start, end));
    if (!stream || !/\/ObjStm(?!\w)/.test(dictionary)) continue;
    // Without a filter, the objects stand in the file's own text.
    if (!/\/Filter/.test(dictionary)) continue;
    if (!isDeflated(dictionary)) throw new Error('An object stream is packed in an unusual way.');
    const unpacked = inflateSync(bytes.subarray(STREAM.lastIndex), { maxOutputLength: toUnpack });
    toUnpack -= unpacked.length;
    yield unpacked.toString('latin1');
  }
}

/** Whether the end names the place of a cross-reference table or stream that is really there. */
function hasCrossReferences(text: string): boolean {
  const end = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(text.slice(-2048));
  const at = text.slice(Number(end?.[1] ?? text.length));
  return /^\s*(?:xref\s|\d+ \d+ obj)/.test(at.slice(0, 64));
}

/** The text of the file, then what its object streams hold; names are spelled out. */
function* readableParts(bytes: Buffer, text: string): Generator<string> {
  yield decodeNames(text);
  for (const part of unpackedObjects(bytes, text)) yield decodeNames(part);
}

/**
 * What speaks against putting a file on the site as a PDF; undefined when nothing does. Files that
 * do anything beyond showing and filling in pages are refused.
 */
export function findPdfProblem(bytes: Uint8Array): Text | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length === 0) return TEXTS.empty;
  if (file.length > MAX_PDF_SIZE) return TEXTS.tooLarge;
  if (!/^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8))) return TEXTS.noPdf;
  const text = file.toString('latin1');
  if (!hasCrossReferences(text)) return TEXTS.damaged;
  const required = new Set([/\/Root\s+\d+ \d+ R/, /\/Type\s*\/Page(?!\w)/]);
  const refused = new Set<keyof typeof TEXTS>();
  try {
    for (const part of readableParts(file, text)) {
      for (const name of required) if (name.test(part)) required.delete(name);
      for (const [name, why] of REFUSED) if (name.test(part)) refused.add(why);
    }
  } catch {
    return TEXTS.damaged;
  }
  const [, why] = REFUSED.find(([, one]) => refused.has(one)) ?? [];
  if (why !== undefined) return TEXTS[why];
  return required.size > 0 ? TEXTS.damaged : undefined;
}

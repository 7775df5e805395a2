import { inflateSync } from 'node:zlib';
import type { Text } from '../i18n/language.js';
import { dictionaryEnd } from './pdf-dictionary.js';

/** Maximum size of a PDF, in bytes. */
export const MAX_PDF_SIZE = 10 * 1024 * 1024;

/** Maximum total size of the decompressed object streams of a file, in bytes. */
const MAX_DECOMPRESSED = 64 * 1024 * 1024;

/**
 * Maximum number of characters of dictionaries that are scanned, as a multiple of the file's size:
 * in a file that repeats `obj` within a dictionary, each occurrence would be scanned to the end.
 */
const MAX_SCANNED = 4;

const TEXTS = {
  empty: { hr: 'Datoteka je prazna', en: 'The file is empty' },
  tooLarge: { hr: 'PDF smije imati najviše 10 MB', en: 'A PDF may be at most 10 MB' },
  notPdf: { hr: 'Datoteka nije PDF', en: 'The file is not a PDF' },
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

/** Names of unwanted features (ISO 32000-1 sections 7.6, 12.6.4, 7.11.4). */
const REFUSED: [name: RegExp, why: keyof typeof TEXTS][] = [
  [/\/Encrypt(?![\w-])/, 'encrypted'],
  [/\/(?:JavaScript|Rendition|XFA)(?![\w-])/, 'script'],
  [/\/(?:Launch|ImportData|GoToE)(?![\w-])/, 'launch'],
  [/\/(?:EmbeddedFiles?|RichMedia)(?![\w-])/, 'attachment'],
];

/** The beginning of a stream after its dictionary; comments may precede it. */
const STREAM = /(?:\s|%[^\r\n]*[\r\n])*stream(?:\r\n|\n|\r)?/y;

/** Decodes characters written as `#` and two hexadecimal digits (ISO 32000-1 section 7.3.5). */
const decodeNames = (text: string): string =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** Whether an object stream can be decompressed here; other filters would hide its content. */
const isDeflated = (dictionary: string): boolean =>
  /\/Filter\s*(?:\[\s*)?\/FlateDecode\s*(?:\]|\/|>>)/.test(dictionary) &&
  !/\/Predictor/.test(dictionary);

/**
 * The content of object streams (ISO 32000-1 section 7.5.7), one stream at a time.
 * @throws Error when they are unreadable or too large
 */
function* objectStreams(bytes: Buffer, text: string): Generator<string> {
  let bytesLeft = MAX_DECOMPRESSED;
  let charactersLeft = MAX_SCANNED * text.length;
  for (const { 0: found, index } of text.matchAll(/(?<![\w/])obj(?!\w)/g)) {
    const start = index + found.length;
    const end = dictionaryEnd(text, start, start + charactersLeft);
    charactersLeft -= end - start;
    if (charactersLeft <= 0) throw new Error('The dictionaries are nested too deeply.');
    STREAM.lastIndex = end;
    const stream = STREAM.exec(text);
    const dictionary = decodeNames(text.slice(start, end));
    if (!stream || !/\/ObjStm(?!\w)/.test(dictionary)) continue;
    // Without a filter, the objects are part of the file's text.
    if (!/\/Filter/.test(dictionary)) continue;
    if (!isDeflated(dictionary)) throw new Error('An object stream has an unsupported filter.');
    const content = inflateSync(bytes.subarray(STREAM.lastIndex), { maxOutputLength: bytesLeft });
    bytesLeft -= content.length;
    yield content.toString('latin1');
  }
}

/** Whether the offset at the end is that of a cross-reference table or stream. */
function hasCrossReferences(text: string): boolean {
  const end = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(text.slice(-2048));
  const at = text.slice(Number(end?.[1] ?? text.length));
  return /^\s*(?:xref\s|\d+ \d+ obj)/.test(at.slice(0, 64));
}

/** The text of the file and the content of its object streams, with decoded names. */
function* readableParts(bytes: Buffer, text: string): Generator<string> {
  yield decodeNames(text);
  for (const part of objectStreams(bytes, text)) yield decodeNames(part);
}

/**
 * The reason why a file cannot be published as a PDF; undefined when it can. Files with any feature
 * beyond showing and filling in pages are rejected.
 */
export function findPdfProblem(bytes: Uint8Array): Text | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length === 0) return TEXTS.empty;
  if (file.length > MAX_PDF_SIZE) return TEXTS.tooLarge;
  if (!/^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8))) return TEXTS.notPdf;
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

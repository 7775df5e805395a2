import { inflateSync } from 'node:zlib';
import type { Text } from '../i18n/language.js';
import { openPdf } from './open-pdf.js';
import { dictionaryEnd } from './pdf-dictionary.js';
import { MAX_PDF_SIZE } from './pdf-size.js';

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
  notPdf: {
    hr: 'Datoteka nije PDF; spremite je kao PDF u programu u kojem je nastala (u Wordu: Datoteka → Spremi kao → PDF)',
    en: 'The file is not a PDF; save it as one in the program that made it (in Word: File → Save As → PDF)',
  },
  damaged: {
    hr: 'PDF je oštećen ili nepotpun i ne može se otvoriti',
    en: 'The PDF is damaged or incomplete and cannot be opened',
  },
  encrypted: {
    hr: 'PDF je zaštićen lozinkom; spremite ga bez zaštite',
    en: 'The PDF is encrypted; save it without protection',
  },
  unreadable: {
    hr: 'Dijelovi PDF-a zapisani su tako da ih ne možemo provjeriti; spremite ga bez zaštite, primjerice ispisom u PDF',
    en: 'Parts of the PDF are stored in a way that we cannot check; save it without protection, for example by printing to PDF',
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

/** Readers accept the header anywhere within the first 1024 bytes. */
const HEADER = /%PDF-\d/;
const HEADER_WITHIN = 1024;
/** How a whole file ends; readers pass over what follows. */
const END = /startxref\s+\d{1,10}\s+%%EOF/;
const END_WITHIN = 65_536;

/** Names of unwanted features (ISO 32000-1 sections 12.6.4, 7.11.4). */
const REFUSED: [name: RegExp, why: keyof typeof TEXTS][] = [
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

/** The text of the file and the content of its object streams, with decoded names. */
function* readableParts(bytes: Buffer, text: string): Generator<string> {
  yield decodeNames(text);
  for (const part of objectStreams(bytes, text)) yield decodeNames(part);
}

/** Why pdf.js cannot show the first page of a file; undefined when it can. */
async function openingProblem(bytes: Uint8Array): Promise<keyof typeof TEXTS | undefined> {
  const task = await openPdf(bytes);
  try {
    const pdf = await task.promise;
    await pdf.getPage(1);
    return undefined;
  } catch (error) {
    const needsPassword = error instanceof Error && error.name === 'PasswordException';
    return needsPassword ? 'encrypted' : 'damaged';
  } finally {
    await task.destroy();
  }
}

/** Without these, pdf.js would search the whole file. */
const ROOT = /\/Root\s+\d+\s+\d+\s+R/;
const PAGE = /\/Type\s*\/Page(?!\w)/;

/** What the names in a file say about it. */
function findNames(file: Buffer, text: string) {
  const missing = new Set([ROOT, PAGE]);
  const refused = new Set<keyof typeof TEXTS>();
  let readable = true;
  try {
    for (const part of readableParts(file, text)) {
      for (const name of missing) if (name.test(part)) missing.delete(name);
      for (const [name, why] of REFUSED) if (name.test(part)) refused.add(why);
    }
  } catch {
    readable = false;
  }
  return { missing, refused, readable };
}

/**
 * The reason why a file cannot be published as a PDF; undefined when it can. Files that common
 * readers open are accepted, unless they have a feature beyond showing and filling in pages.
 */
export async function findPdfProblem(bytes: Uint8Array): Promise<Text | undefined> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length === 0) return TEXTS.empty;
  if (file.length > MAX_PDF_SIZE) return TEXTS.tooLarge;
  const text = file.toString('latin1');
  if (!HEADER.test(text.slice(0, HEADER_WITHIN))) return TEXTS.notPdf;
  if (!END.test(text.slice(-END_WITHIN))) return TEXTS.damaged;
  const { missing, refused, readable } = findNames(file, text);
  const [, why] = REFUSED.find(([, one]) => refused.has(one)) ?? [];
  if (why !== undefined) return TEXTS[why];
  // The pages may be in what cannot be read.
  if (missing.has(ROOT) || (readable && missing.has(PAGE))) return TEXTS.damaged;
  const problem = await openingProblem(bytes);
  if (problem !== undefined) return TEXTS[problem];
  return readable ? undefined : TEXTS.unreadable;
}

/** Signatures of files that are no text: PDF, ZIP (and XLSX), old Excel. */
const FOREIGN_SIGNATURES = ['25504446', '504b0304', 'd0cf11e0'].map((hex) =>
  Buffer.from(hex, 'hex'),
);
const BYTE_ORDER_MARKS: [string, string][] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];

/** Whether a file is a PDF, an Excel workbook or another ZIP. */
export function isForeign(bytes: Buffer): boolean {
  return FOREIGN_SIGNATURES.some((start) => bytes.subarray(0, start.length).equals(start));
}

/** The encoding given by a byte order mark. */
export function markedEncoding(bytes: Buffer): string | undefined {
  return BYTE_ORDER_MARKS.find(([mark]) => bytes.toString('hex', 0, mark.length / 2) === mark)?.[1];
}

/**
 * Decodes bytes and strips the byte order mark; undefined when they are invalid in the encoding.
 */
export function decode(bytes: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Decodes CSV, which is UTF-8 or, from older Croatian spreadsheets, windows-1250.
 * @returns undefined for bytes that are no text
 */
export function decodeCsv(
  bytes: Buffer,
  marked: string | undefined = markedEncoding(bytes),
): string | undefined {
  const text = decode(bytes, marked ?? 'utf-8') ?? decode(bytes, 'windows-1250');
  return text === undefined || text.includes('\0') ? undefined : text;
}

import type { Text } from '../i18n/language.js';
import { InvalidInputError, UnsupportedMediaTypeError } from '../problems/domain-errors.js';

const FORMAT: Text = {
  hr: 'Slika mora biti u formatu JPEG, PNG, WebP ili AVIF.',
  en: 'The image must be a JPEG, PNG, WebP or AVIF.',
};
const UNSUPPORTED: Text = {
  hr: 'Datoteka osim slike sadrži i drugi sadržaj (primjerice arhivu ili kôd) i zato nije prihvaćena.',
  en: 'The file holds something besides the image (such as an archive or code) and is refused.',
};

/**
 * Rejects a file that is no JPEG, PNG, WebP or AVIF by its first bytes, or that is valid in another
 * format too (a polyglot file). Its name and content type are ignored.
 *
 * Data after the end of an image are accepted: phones append videos (motion photos) and brightness
 * maps (gain maps). Only the pixels of the file are stored.
 * @throws UnsupportedMediaTypeError
 * @throws InvalidInputError
 */
export function checkFormat(bytes: Buffer): void {
  if (!isPicture(bytes)) throw new UnsupportedMediaTypeError(FORMAT, { file: FORMAT });
  if (isPdf(bytes) || endsAsZip(bytes) || CODE.test(bytes.toString('latin1'))) {
    throw InvalidInputError.of('file', UNSUPPORTED);
  }
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');

function isPicture(bytes: Buffer): boolean {
  const at = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes.indexOf(JPEG) === 0 || bytes.indexOf(PNG) === 0) return true;
  if (at(0, 4) === 'RIFF' && at(8, 12) === 'WEBP') return true;
  if (at(4, 8) !== 'ftyp') return false;
  // ISO 14496-12, section 4.3: the brands are the rest of the first box.
  const brands = at(8, Math.min(bytes.readUInt32BE(0), 256));
  return /^(?:.{4})*?avif/s.test(brands);
}

/** PDF readers accept the header anywhere within the first 1024 bytes. */
function isPdf(bytes: Buffer): boolean {
  return bytes.subarray(0, 1029).includes('%PDF-');
}

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22;

/**
 * ZIP readers search backwards for the end of central directory record (APPNOTE 4.3.16). Its four
 * bytes of signature occur by chance in compressed data, but hardly followed by two disk numbers of
 * zero.
 */
function endsAsZip(bytes: Buffer): boolean {
  let at = bytes.lastIndexOf(ZIP_END);
  const first = bytes.length - ZIP_END_BYTES - 0xffff;
  while (at >= Math.max(0, first)) {
    const record = bytes.subarray(at, at + ZIP_END_BYTES);
    if (record.length === ZIP_END_BYTES && record.readUInt32LE(4) === 0) return true;
    at = at > 0 ? bytes.lastIndexOf(ZIP_END, at - 1) : -1;
  }
  return false;
}

/**
 * HTML, SVG, PHP, or a first marker whose length begins a JavaScript comment. Short patterns
 * require text after them, so that ten million random bytes do not match by chance.
 */
const CODE =
  /<script|<iframe|<!doctype\s+html|<\?php\s|<html[\s>]|<svg[\s>][\t\n\r -~]{4}|^(?:RIFF|\xff\xd8\xff.)\/\*[^]*\*\/[\t\n\r -~]{8}/is;

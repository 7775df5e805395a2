import type { Language } from '../i18n/language.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import { checkPdf } from './check-pdf.js';
import { uploadedBytes, type PdfUpload } from './pdf-upload.rule.js';

type FileField = 'file' | 'fileEn';
type Uploads = Partial<Record<Language, Buffer | null>>;

/** The fields of a body that bring a file, by the file's language. */
export const FILE_FIELDS: [Language, FileField][] = [
  ['hr', 'file'],
  ['en', 'fileEn'],
];

/** The files a body brings, checked; null takes one away. */
export async function readUploads(
  body: Partial<Record<FileField, PdfUpload | null>>,
): Promise<Uploads> {
  const uploads: Uploads = {};
  for (const [language, field] of FILE_FIELDS) {
    const sent = body[field];
    if (sent === undefined) continue;
    const bytes = sent === null ? null : uploadedBytes(sent);
    if (bytes) await checkPdf(bytes, field);
    if (bytes !== undefined) uploads[language] = bytes;
  }
  return uploads;
}

/** What is said of a body that makes a document both a PDF and a page. */
export function neitherBoth(): InvalidInputError {
  return InvalidInputError.of('file', {
    hr: 'Dokument je ili PDF ili stranica, ne oboje',
    en: 'A document is either a PDF or a page, not both',
  });
}

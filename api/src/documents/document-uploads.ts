import type { Language } from '../i18n/language.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import { checkPdf } from './check-pdf.js';
import { uploadedBytes, type PdfUpload } from './pdf-upload.rule.js';

type FileField = 'file' | 'fileEn';
type Uploads = Partial<Record<Language, Buffer | null>>;

/** The languages of files with their fields in bodies. */
export const FILE_FIELDS: [Language, FileField][] = [
  ['hr', 'file'],
  ['en', 'fileEn'],
];

/** Reads and validates the files in a body; null removes one. */
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

/** The error for a document that would be both a PDF and a page. */
export function pdfAndPageError(): InvalidInputError {
  return InvalidInputError.of('file', {
    hr: 'Dokument je ili PDF ili stranica, ne oboje',
    en: 'A document is either a PDF or a page, not both',
  });
}

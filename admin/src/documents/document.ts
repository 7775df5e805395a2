import type { Schemas } from '../api/schemas';
import { fileSize } from '../components/format/file-size';
import type { TextLanguage } from '../components/inputs/text-languages';

export type Document = Schemas['DocumentDto'];

type Stored = Pick<Document, 'id' | 'isPublic' | 'kind' | 'path' | 'pathEn' | 'size' | 'sizeEn'>;

/** Whether a document is a draft that is neither a PDF nor a page yet. */
export const isUndecided = ({ path, pathEn }: Pick<Document, 'path' | 'pathEn'>): boolean =>
  path === '' && pathEn === null;

/**
 * Where administrators find a document in a language; undefined where it has nothing in it. The PDF
 * of a draft, and of results before their time, is not at its path yet.
 */
export function storedPath(document: Stored, language: TextLanguage): string | undefined {
  const { id, isPublic, kind, path, pathEn } = document;
  const english = language === 'en';
  if (isPublic || kind === 'page') return (english && pathEn) || path || undefined;
  const size = english ? document.sizeEn : document.size;
  return size === null ? undefined : `/api/documents/${id}/file?language=${language}`;
}

/** The sizes of the PDFs of a document, each with its language. */
export const sizesOf = ({ size, sizeEn }: Document, locale: string): string =>
  [
    size === null ? '' : `hr ${fileSize(size, locale)}`,
    sizeEn === null ? '' : `en ${fileSize(sizeEn, locale)}`,
  ]
    .filter(Boolean)
    .join(', ');

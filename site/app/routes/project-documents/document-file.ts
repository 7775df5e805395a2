import type { ProjectDocument } from '~/api/client';
import type { Language } from '~/i18n/language';

export interface DocumentFile {
  path: string;
  /** Bytes; null for a page. */
  size: number | null;
  /** Set when there is only one in the other language. */
  language?: Language;
}

/** The document in a language; where it is a PDF that is only in Croatian, that one. */
export function fileOf(document: ProjectDocument, language: Language): DocumentFile {
  const { kind, path, pathEn, size, sizeEn } = document;
  if (language === 'en' && pathEn !== null) return { path: pathEn, size: sizeEn };
  const foreign = language === 'en' && kind === 'pdf';
  return { path, size, ...(foreign && { language: 'hr' as const }) };
}

/** The same PDF in the language that is not the page's, where there is one. */
export function otherFileOf(
  document: ProjectDocument,
  language: Language,
): Required<DocumentFile> | undefined {
  if (document.kind !== 'pdf' || document.pathEn === null) return undefined;
  const other = language === 'hr' ? 'en' : 'hr';
  return { ...fileOf(document, other), language: other };
}

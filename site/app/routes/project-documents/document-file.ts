import type { ProjectDocument } from '~/api/client';
import type { Language } from '~/i18n/language';

export interface DocumentFile {
  path: string;
  /** Bytes; null for a page. */
  size: number | null;
  /** Set only if it is not the language of the page. */
  language?: Language;
}

/** The file of a document in a language: the Croatian PDF where there is no English one. */
export function fileOf(document: ProjectDocument, language: Language): DocumentFile {
  const { kind, path, pathEn, size, sizeEn } = document;
  if (language === 'en' && pathEn !== null) return { path: pathEn, size: sizeEn };
  const untranslated = language === 'en' && kind === 'pdf';
  return { path, size, ...(untranslated && { language: 'hr' as const }) };
}

/** The same PDF in the other language, if there is one. */
export function otherFileOf(
  document: ProjectDocument,
  language: Language,
): Required<DocumentFile> | undefined {
  const { kind, pathEn } = document;
  if (kind !== 'pdf' || pathEn === null) return undefined;
  const other = language === 'hr' ? 'en' : 'hr';
  return { ...fileOf(document, other), language: other };
}

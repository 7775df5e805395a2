import type { EntityManager } from 'typeorm';
import type { Language } from '../i18n/language.js';
import { InvalidInputError } from '../problems/domain-errors.js';
import { Document } from './document.entity.js';
import { fileName } from './file-name.js';

type Paths = Record<'path' | 'pathEn', string | null | undefined>;

/** Whether a document is a draft that is neither a PDF nor a page yet. */
const isUndecided = ({ path, pathEn }: Document): boolean => path === '' && pathEn === null;

/**
 * Changes the path of a page; that of a PDF never changes, so that links to it stay valid. A draft
 * without either becomes a page with a path, and a page without one may become a PDF.
 */
export function moveTo(document: Document, { path, pathEn }: Paths): void {
  if (isUndecided(document) && (path ?? pathEn)) document.kind = 'page';
  if (document.kind === 'pdf') {
    refuseOtherPaths(document, { path, pathEn });
    return;
  }
  refusePdfPaths({ path, pathEn });
  if (path === null && document.isPublished) {
    throw InvalidInputError.of('path', {
      hr: 'Putanja stranice je obavezna',
      en: 'The path of the page is required',
    });
  }
  if (path !== undefined) document.path = path ?? '';
  if (pathEn !== undefined) document.pathEn = pathEn;
  if (isUndecided(document)) document.kind = 'pdf';
}

/** @throws InvalidInputError where the path of a PDF would change */
function refuseOtherPaths(document: Document, paths: Paths): void {
  for (const field of ['path', 'pathEn'] as const) {
    const to = paths[field];
    if (to && to !== document[field]) {
      throw InvalidInputError.of(field, {
        hr: 'Putanja PDF-a ne mijenja se',
        en: 'The path of a PDF does not change',
      });
    }
  }
}

/** Gives the PDF of a language a path, unless it has one. */
export async function nameFile(
  manager: EntityManager,
  document: Document,
  language: Language,
): Promise<void> {
  const { name, nameEn, path, pathEn } = document;
  if (language === 'hr' && path === '') {
    document.path = await freePath(manager, name || nameEn, pathEn);
  }
  if (language === 'en') document.pathEn ??= await freePath(manager, nameEn || name, path);
}

/** A path for a PDF that no document has yet. */
async function freePath(
  manager: EntityManager,
  name: string,
  except: string | null,
): Promise<string> {
  const base = fileName(name);
  for (let count = 1; ; count += 1) {
    const path = `/documents/${base}${count > 1 ? `-${count}` : ''}.pdf`;
    const isTaken =
      path === except || (await manager.exists(Document, { where: [{ path }, { pathEn: path }] }));
    if (!isTaken) return path;
  }
}

/** @throws InvalidInputError where a page would have the path of a PDF */
export function refusePdfPaths(paths: Partial<Paths>): void {
  for (const [field, path] of Object.entries(paths)) {
    if (path && /^\/documents(?:[/?#]|$)/.test(path)) {
      throw InvalidInputError.of(field, {
        hr: 'Pod /documents su samo PDF-ovi; priložite datoteku',
        en: 'Only PDFs are under /documents; attach the file',
      });
    }
  }
}

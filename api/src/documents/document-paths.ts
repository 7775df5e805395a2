import type { EntityManager } from 'typeorm';
import { InvalidInputError } from '../problems/domain-errors.js';
import { Document } from './document.entity.js';
import { fileName } from './file-name.js';

/** Changes the path of a page; that of a PDF never changes, so that links to it stay valid. */
export function moveTo(
  document: Document,
  path: string | null | undefined,
  pathEn: string | null | undefined,
): void {
  if (document.kind === 'page') {
    refusePdfPaths({ path, pathEn });
    if (path === null) {
      throw InvalidInputError.of('path', {
        hr: 'Putanja stranice je obavezna',
        en: 'The path of the page is required',
      });
    }
    document.path = path ?? document.path;
    if (pathEn !== undefined) document.pathEn = pathEn;
    return;
  }
  for (const [field, to] of [
    ['path', path],
    ['pathEn', pathEn],
  ] as const) {
    if (to && to !== document[field]) {
      throw InvalidInputError.of(field, {
        hr: 'Putanja PDF-a ne mijenja se',
        en: 'The path of a PDF does not change',
      });
    }
  }
}

/** A path for a PDF that no document has yet. */
export async function freePath(
  manager: EntityManager,
  name: string,
  except?: string,
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
export function refusePdfPaths(paths: Partial<Record<'path' | 'pathEn', string | null>>): void {
  for (const [field, path] of Object.entries(paths)) {
    if (path && /^\/documents(?:[/?#]|$)/.test(path)) {
      throw InvalidInputError.of(field, {
        hr: 'Pod /documents su samo PDF-ovi; priložite datoteku',
        en: 'Only PDFs are under /documents; attach the file',
      });
    }
  }
}

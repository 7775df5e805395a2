import type { DataSource } from 'typeorm';
import { trashDeclarationOf } from '../content/kept-in-trash.js';
import { publicPathOf } from '../content/public-path.js';
import { draftsOf } from '../fields/drafts.js';
import { quote } from '../rows/quote.js';

/** A row of which visitors may get a link while it is a draft. */
export interface DraftedRow {
  /** Its page once it is published. */
  path: string;
  /** Whether visitors see that page now. */
  isPublic: boolean;
}

/** The resources whose drafts the site has a preview of, at `/preview/{resource}/shared/{id}`. */
const PREVIEWED: ReadonlySet<string> = new Set(['blog', 'pages', 'public-calls']);

/**
 * Reads a row whose drafts can be shown by a link: of an entity with drafts, pages and a preview.
 * @param resource as in `@KeptInTrash()`
 * @returns undefined where there is no such resource or row
 */
export async function readDraftedRow(
  dataSource: DataSource,
  resource: string,
  id: number,
): Promise<DraftedRow | undefined> {
  if (!PREVIEWED.has(resource)) return undefined;
  const kind = dataSource.entityMetadatas.find(
    ({ target }) => trashDeclarationOf(target)?.resource === resource,
  );
  const pages = publicPathOf(kind?.target);
  if (!kind || !pages || typeof kind.target !== 'function' || !draftsOf(kind.target)) return;
  const [row] = await dataSource.query<{ slug: string; isPublic: boolean }[]>(
    `SELECT slug, (${pages.visible}) AS "isPublic" FROM ${quote(kind.tableName)} WHERE id = $1`,
    [id],
  );
  return row && { path: `${pages.prefix}/${row.slug}`, isPublic: row.isPublic };
}

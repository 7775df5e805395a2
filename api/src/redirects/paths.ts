import type { EntityManager, EntityMetadata } from 'typeorm';
import { publicPathOf, type PublicPathDeclaration } from '../content/public-path.js';
import { quote } from '../rows/quote.js';
import { canonicalUrl } from '../web/canonical-url.js';

/** The table of an entity whose rows have pages. */
export interface PublicTable extends PublicPathDeclaration {
  metadata: EntityMetadata;
}

/** The tables of all entities with `@PublicPath`. */
export function publicTables({ connection }: EntityManager): PublicTable[] {
  return connection.entityMetadatas.flatMap((metadata) => {
    const declared = publicPathOf(metadata.target);
    return declared ? [{ ...declared, metadata }] : [];
  });
}

/** The part of a path that may be a slug of the table, or undefined. */
function slugIn(path: string, { prefix }: PublicTable): string | undefined {
  const slug = path.startsWith(`${prefix}/`) ? path.slice(prefix.length + 1) : '';
  return slug === '' || slug.includes('/') ? undefined : slug;
}

/** What is at an address of content: a page, a row that visitors do not see, or no row. */
export type PathState = 'visible' | 'hidden' | 'free';

/** What is at a path; undefined where no content can be. */
export async function pathState(
  manager: EntityManager,
  path: string,
): Promise<PathState | undefined> {
  for (const table of publicTables(manager)) {
    const slug = slugIn(path, table);
    if (slug === undefined) continue;
    const [row] = await manager.query<{ visible: boolean }[]>(
      `SELECT (${table.visible}) AS visible FROM ${quote(table.metadata.tableName)} WHERE slug = $1`,
      [slug],
    );
    if (row?.visible || table.always.includes(slug)) return 'visible';
    if (row) return 'hidden';
    // Where content shares a folder with fixed pages, one of these may be at the path.
    return table.prefix === '' ? undefined : 'free';
  }
  return undefined;
}

/** Paths of files and of the API, whose case matters. */
const EXACT = /^\/(?:api|admin|media|documents|og)(?:\/|$)/;

/**
 * A path in the spelling of the site's URLs: lower case, percent-encoded in one way, without a
 * slash at its end.
 */
export function canonicalPath(path: string): string {
  const { pathname } = new URL(path, 'http://site');
  if (EXACT.test(pathname)) return pathname;
  const canonical = canonicalUrl(pathname) ?? pathname;
  return canonical.replace(/%[0-9a-f]{2}/gi, (encoded) => encoded.toUpperCase());
}

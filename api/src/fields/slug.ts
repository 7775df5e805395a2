import { readId } from './id.pipe.js';

/** How a path names a row: by id or by slug. A slug is never digits alone. */
export type IdOrSlug = { id: number } | { slug: string };

/** Reads the last part of a path; digits that are no id become the id 0, which no row has. */
export function readIdOrSlug(value: string): IdOrSlug {
  return /^\d+$/.test(value) ? { id: readId(value) } : { slug: value };
}

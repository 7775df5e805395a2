import { MAX_ID } from './id.pipe.js';

/** How a path names a row: by id or by slug. A slug is never digits alone. */
export type IdOrSlug = { id: number } | { slug: string };

/** Reads the last part of a path; digits too large for an id become the id 0, which no row has. */
export function readIdOrSlug(value: string): IdOrSlug {
  if (!/^\d+$/.test(value)) return { slug: value };
  const id = Number(value);
  return { id: id <= MAX_ID ? id : 0 };
}

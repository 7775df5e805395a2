import { readId } from './id.pipe.js';

/** The id or the slug in a path. A slug never consists of digits alone. */
export type IdOrSlug = { id: number } | { slug: string };

/** Reads the last part of a path; digits that are not an id become the id 0, which no row has. */
export function readIdOrSlug(value: string): IdOrSlug {
  return /^\d+$/.test(value) ? { id: readId(value) } : { slug: value };
}

import { MAX_SLUG_LENGTH } from 'shared/limits';
import { slugOf } from 'shared/plain-letters';
import { readId } from './id.pipe.js';

/** The id or the slug in a path. A slug never consists of digits alone. */
export type IdOrSlug = { id: number } | { slug: string };

/** Reads the last part of a path; digits that are not an id become the id 0, which no row has. */
export function readIdOrSlug(value: string): IdOrSlug {
  return /^\d+$/.test(value) ? { id: readId(value) } : { slug: value };
}

/** `a-z0-9` words joined by single hyphens, never digits alone (those are ids). */
export const SLUG_PATTERN = /^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const MIN_SLUG_LENGTH = 3;

/**
 * The slug of a title.
 * @param noun begins the slug of a title that has too few letters
 */
export function slugFromTitle(title: string, noun: string): string {
  const slug = slugOf(title, MAX_SLUG_LENGTH);
  return slug.length >= MIN_SLUG_LENGTH && SLUG_PATTERN.test(slug)
    ? slug
    : slugOf(`${noun} ${slug}`, MAX_SLUG_LENGTH);
}

/** A slug, or the first of `slug-2`, `slug-3` and so on that is not taken. */
export function numberedSlug(slug: string, taken: ReadonlySet<string>): string {
  let candidate = slug;
  for (let number = 2; taken.has(candidate); number += 1) {
    const suffix = `-${number}`;
    candidate = slug.slice(0, MAX_SLUG_LENGTH - suffix.length).replace(/-$/, '') + suffix;
  }
  return candidate;
}

/** The beginning that a slug and its numbered forms share. */
export const sharedBeginning = (slug: string): string => slug.slice(0, MAX_SLUG_LENGTH - 10);

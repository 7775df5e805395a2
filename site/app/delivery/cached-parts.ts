/**
 * Custom element that marks a cached part while the server renders, which then removes its tags;
 * parts are not nested.
 */
export const CACHED_PART = 'cached-part';
/** Its attribute with the key of the part. */
export const PART_KEY = 'data-key';

/** A part of a page, with its HTML once it was rendered. */
export interface CachedPart {
  depends: readonly unknown[];
  html?: Uint8Array;
  /** URLs of the files whose drawings it shows; filled while it renders. */
  drawings: Set<string>;
}

const known = new Map<string, CachedPart>();

/**
 * The part that was rendered last for a key.
 * @param depends all that its HTML depends on besides the key; compared by identity
 */
export function cachedPart(key: string, depends: readonly unknown[]): CachedPart {
  const found = known.get(key);
  if (found?.depends.every((each, index) => each === depends[index])) return found;
  const part = { depends, drawings: new Set<string>() };
  known.set(key, part);
  return part;
}

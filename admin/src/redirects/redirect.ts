import type { Schemas } from '../api/schemas';

export type Redirect = Schemas['RedirectDto'];

/** The kinds of redirects, by why they exist. */
export const kinds = ['manual', 'renamed', 'gone'] as const;

export function kindOf({ manual, target }: Redirect): (typeof kinds)[number] {
  if (target === null) return 'gone';
  return manual ? 'manual' : 'renamed';
}

/** A path as people read it: with its letters instead of their percent-encoding. */
export function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

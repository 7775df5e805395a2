/** Inputs keep their text as typed; react-admin would turn an empty one into null. */
export function keepText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A text that may be absent: empty becomes null. */
export function textOrNull(value: string | null | undefined): string | null {
  return value?.trim() || null;
}

/** A slug as the API accepts it: a-z0-9 words joined by single hyphens, at most 120 characters. */
export function slugFrom(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, (other) => (/^\p{M}+$/u.test(other) ? '' : '-'))
    .slice(0, 120)
    .replace(/^-+|-+$/g, '');
}

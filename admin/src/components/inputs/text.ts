/** Inputs keep their text as typed; react-admin would turn an empty one into null. */
export function keepText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A text that may be absent: empty becomes null. */
export function textOrNull(value: string | null | undefined): string | null {
  return value?.trim() || null;
}

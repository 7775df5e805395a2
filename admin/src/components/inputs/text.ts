/** The value of a text input; react-admin would turn an empty text into null. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A text that may be absent: empty becomes null. */
export function textOrNull(value: string | null | undefined): string | null {
  return value?.trim() || null;
}

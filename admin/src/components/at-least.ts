/** A rule for texts: at least `length` characters once trimmed, or else the message of this key. */
export function atLeast(length: number, message: string) {
  return (value: unknown): string | undefined =>
    typeof value === 'string' && value.trim().length >= length ? undefined : message;
}

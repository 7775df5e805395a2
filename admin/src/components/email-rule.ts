/** A rule for one e-mail address; what only the server can tell, it tells. */
export function emailAddress(message: string) {
  return (value: unknown): string | undefined =>
    typeof value === 'string' && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value.trim())
      ? undefined
      : message;
}

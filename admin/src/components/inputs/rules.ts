const passwordTexts = 'admin.users.validation';

/** A rule for texts: at least `length` characters once trimmed, or else the message of this key. */
export function atLeast(length: number, message: string) {
  return (value: unknown): string | undefined =>
    typeof value === 'string' && value.trim().length >= length ? undefined : message;
}

/** A rule for one e-mail address; what only the server can tell, it tells. */
export function emailAddress(message: string) {
  return (value: unknown): string | undefined =>
    typeof value === 'string' && /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value.trim())
      ? undefined
      : message;
}

/** A password somebody chooses now: 12 to 256 characters, white space included as typed. */
export function newPassword(value: unknown): string | undefined {
  const { length } = typeof value === 'string' ? value : '';
  if (length > 256) {
    return `${passwordTexts}.passwordLong`;
  }
  return length < 12 ? `${passwordTexts}.password` : undefined;
}

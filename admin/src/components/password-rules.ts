const texts = 'admin.users.validation';

/** A password somebody chooses now: 12 to 256 characters, white space included as typed. */
export function newPassword(value: unknown): string | undefined {
  const { length } = typeof value === 'string' ? value : '';
  if (length > 256) {
    return `${texts}.passwordLong`;
  }
  return length < 12 ? `${texts}.password` : undefined;
}

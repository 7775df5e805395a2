/** 32 random hexadecimal digits. */
export function randomKey(): string {
  // Unlike `randomUUID`, this works without https, too.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

let count = 0;

/** An IP address that no other request of the test file has, as requests are limited by address. */
export function uniqueIp(): string {
  count += 1;
  return `198.18.${(count >> 8) & 255}.${count & 255}`;
}

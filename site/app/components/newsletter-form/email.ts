// The production of HTML's `input type=email`, with a dot asked for in the domain.
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Longest address a mail server has to take (RFC 5321, 4.5.3.1.3). */
const longest = 254;

export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= longest && pattern.test(address);
}

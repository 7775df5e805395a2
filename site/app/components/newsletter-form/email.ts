// The pattern of HTML's `input type=email`, with a dot required in the domain.
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** The longest e-mail address that a mail server has to accept (RFC 5321, 4.5.3.1.3). */
const longest = 254;

export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= longest && pattern.test(email);
}

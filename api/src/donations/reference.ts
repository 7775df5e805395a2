const SHAPE = /^\d{4}-\d{5,12}$/;

/**
 * Whether a text is a donation's reference: the year, a hyphen, and the donation's number with a
 * digit that checks all before it (ISO 7064, MOD 11,10).
 */
export function isReference(text: string): boolean {
  if (!SHAPE.test(text)) return false;
  const digits = Array.from(text.replace('-', ''), Number);
  const check = digits.pop();
  let product = 10;
  for (const digit of digits) product = (((product + digit) % 10 || 10) * 2) % 11;
  return check === (11 - product) % 10;
}

const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Zagreb', dateStyle: 'short' });

/** What a payment is known by that nobody pledged: its day in Croatia, `15-06-2027`. */
export function referenceOfDay(moment: Date): string {
  return DAY.format(moment).replaceAll('/', '-');
}

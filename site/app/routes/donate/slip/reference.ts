const shape = /^\d{4}-\d{5,12}$/;

/** Whether a text is a donation's reference: year, number and their check digit (ISO 7064 MOD 11,10). */
export function isReference(text: string): boolean {
  if (!shape.test(text)) return false;
  const digits = Array.from(text.replace('-', ''), Number);
  const check = digits.pop();
  let product = 10;
  for (const digit of digits) {
    product = (((product + digit) % 10 || 10) * 2) % 11;
  }
  return check === (11 - product) % 10;
}

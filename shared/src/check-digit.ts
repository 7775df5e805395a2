/** Whether the last digit is the check digit of those before it (ISO 7064, MOD 11,10). */
export function hasCheckDigit(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    product = (((product + Number(digit)) % 10 || 10) * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

/** Whether a text is an OIB, the Croatian tax ID: eleven digits including a check digit. */
export function isOib(text: string): boolean {
  return /^\d{11}$/.test(text) && hasCheckDigit(text);
}

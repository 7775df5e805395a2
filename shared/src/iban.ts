/**
 * Whether a text is the IBAN of an account in Croatia (ISO 13616, checked by ISO 7064 MOD 97-10).
 * @param iban in capitals, without spaces
 */
export function isCroatianIban(iban: string): boolean {
  if (!/^HR\d{19}$/.test(iban)) return false;
  // H is 17 and R is 27; the first four characters go to the end.
  return BigInt(`${iban.slice(4)}1727${iban.slice(2, 4)}`) % 97n === 1n;
}

/**
 * An IBAN in groups of four, as it is printed (ISO 13616).
 * @param separator between the groups; a no-break space keeps them on one line
 */
export function groupIban(iban: string, separator = ' '): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, `$1${separator}`);
}

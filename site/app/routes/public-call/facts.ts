/** Replaces spaces by non-breaking ones, to keep a date, number or postal code on one line. */
export function nonBreaking(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

interface PostalAddress {
  street: string;
  postalCode: string;
  city: string;
}

export function addressLine({ street, postalCode, city }: PostalAddress): string {
  return `${street.replace(/ (?=\d)/, '\u00a0')}, ${nonBreaking(`${postalCode} ${city}`)}`;
}

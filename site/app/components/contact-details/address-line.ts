import type { PostalAddress } from '~/organization';

/** The street, whose house number does not begin a line. */
export function streetLine(street: string): string {
  return street.replace(/ (?=\d)/g, '\u00a0');
}

/** The postal code and the city, whose first word begins no line. */
export function cityLine({ postalCode, city }: PostalAddress): string {
  return `${postalCode}\u00a0${city}`;
}

/** A postal address in a sentence; it breaks between the street and the city. */
export function addressLine(address: PostalAddress): string {
  return `${streetLine(address.street)}, ${cityLine(address)}`;
}

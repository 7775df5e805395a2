/** The day the call was published. */
export const callDate = '2024-04-26';

export const project = { start: '2024-04-22', end: '2027-04-22', valueEuros: 891_000 } as const;

/** Highest income of a household, in per cent of the average old-age pension. */
export const incomeThresholds = [
  { household: 'single', percent: 120 },
  { household: 'pair', percent: 200 },
  { household: 'larger', percent: 300 },
] as const;

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

/** The payer or the recipient, as on a payment slip. */
export interface Party {
  name: string;
  street?: string;
  /** Postal code and town. */
  place?: string;
}

/** A transfer in euros that somebody is asked to make. */
export interface PaymentOrder {
  /** Undefined where the payer chooses the amount. */
  cents?: number;
  payer?: Party;
  recipient: Party;
  /** Of an account in Croatia, without spaces. */
  iban: string;
  /** Of the model HR00: digits and hyphens, 22 at most. */
  reference: string;
  /** What the transfer is for, in words. */
  purpose: string;
}

/** The model of the recipient's reference: it is not checked by banks (HUB-3A). */
export const MODEL = 'HR00';

/** What a donation is for, on every payment, in Croatian. */
export const PURPOSE = 'Donacija';

/** Charity payment (ISO 20022, external purpose codes). */
export const PURPOSE_CODE = 'CHAR';

/** The details that a donor enters at the bank. */
export interface PaymentDetails {
  recipient: string;
  iban: string;
  model: string;
  reference: string;
  purpose: string;
}

/**
 * How a donation is paid to the association.
 * @param account whose it is, of the settings
 */
export function paymentDetails(
  { bankRecipient, iban }: { bankRecipient: string; iban: string },
  reference: string,
): PaymentDetails {
  return { recipient: bankRecipient, iban, model: MODEL, reference, purpose: PURPOSE };
}

/** The payer or the recipient, as on a payment slip. */
export interface Party {
  name: string;
  street?: string;
  /** Postal code and town. */
  place?: string;
}

/** The instruction for a transfer in euros. */
export interface PaymentOrder {
  /** Undefined where the payer chooses the amount. */
  cents?: number;
  payer?: Party;
  recipient: Party;
  /** The IBAN of a Croatian account, without spaces. */
  iban: string;
  /** A reference of the model HR00: at most 22 digits and hyphens. */
  reference: string;
  /** The purpose of the transfer, as text. */
  purpose: string;
}

/** The reference model that banks do not validate (HUB-3A). */
export const MODEL = 'HR00';

/** The purpose on every payment of a donation. */
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
 * The details of a payment to the association.
 * @param settings with the account and its holder
 */
export function paymentDetails(
  { bankRecipient, iban }: { bankRecipient: string; iban: string },
  reference: string,
): PaymentDetails {
  return { recipient: bankRecipient, iban, model: MODEL, reference, purpose: PURPOSE };
}

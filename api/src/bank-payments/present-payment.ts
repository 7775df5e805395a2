import type { Donation } from '../donations/donation.entity.js';
import type { BankPayment, PaymentState } from './bank-payment.entity.js';
import type { BankPaymentDto } from './dto/bank-payment.dto.js';

/** The state of a payment, derived from its relations. */
export function stateOf({ counterpartId, donationId, setAsideAt }: BankPayment): PaymentState {
  if (counterpartId !== null) return 'reversed';
  if (donationId !== null) return 'matched';
  return setAsideAt === null ? 'waiting' : 'aside';
}

/** A payment as administrators see it. */
export function presentPayment(
  payment: BankPayment,
  donation: Donation | undefined,
  counterpart: BankPayment | undefined,
): BankPaymentDto {
  const { id, kind, account, bookedOn, cents, currency, payerName, payerIban } = payment;
  const { originalCents, originalCurrency } = payment;
  const { reference, pledgeReference, text, bankReference, reason, importedAt } = payment;
  return {
    id,
    kind,
    account,
    bookedOn,
    cents,
    currency,
    originalCents,
    originalCurrency,
    payerName,
    payerIban,
    reference,
    pledgeReference,
    text,
    bankReference,
    reason,
    importedAt,
    state: stateOf(payment),
    donation: donation
      ? { id: donation.id, reference: donation.reference, donorName: donation.donorName }
      : null,
    counterpart: counterpart ? { id: counterpart.id, bookedOn: counterpart.bookedOn } : null,
  };
}

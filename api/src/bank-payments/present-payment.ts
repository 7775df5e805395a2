import type { Donation } from '../donations/donation.entity.js';
import type { BankPayment, PaymentState } from './bank-payment.entity.js';
import type { BankPaymentDto, PaidDonationDto } from './dto/bank-payment.dto.js';

/** The state of a payment, derived from its relations. */
export function stateOf({ counterpartId, donationId, setAsideAt }: BankPayment): PaymentState {
  if (counterpartId !== null) return 'reversed';
  if (donationId !== null) return 'matched';
  return setAsideAt === null ? 'waiting' : 'aside';
}

/** The rows that payments refer to, by id. */
export interface Related {
  donations: ReadonlyMap<number | null, Donation>;
  payments: ReadonlyMap<number | null, BankPayment>;
}

/** A payment as administrators see it. */
export function presentPayment(payment: BankPayment, related: Related): BankPaymentDto {
  const { id, kind, account, bookedOn, cents, currency, payerName, payerIban } = payment;
  const { originalCents, originalCurrency } = payment;
  const { reference, pledgeReference, text, bankReference, reason, importedAt } = payment;
  const counterpart = related.payments.get(payment.counterpartId);
  const likely = related.payments.get(payment.likelyId);
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
    donation: donationOf(payment, related),
    counterpart: counterpart ? { id: counterpart.id, bookedOn: counterpart.bookedOn } : null,
    likely: likely
      ? {
          id: likely.id,
          kind: likely.kind,
          bookedOn: likely.bookedOn,
          cents: likely.cents,
          currency: likely.currency,
          payerName: likely.payerName,
          payerIban: likely.payerIban,
          reference: likely.reference,
          text: likely.text,
          state: stateOf(likely),
          donation: donationOf(likely, related),
        }
      : null,
  };
}

function donationOf({ donationId }: BankPayment, { donations }: Related): PaidDonationDto | null {
  const donation = donations.get(donationId);
  return donation
    ? { id: donation.id, reference: donation.reference, donorName: donation.donorName }
    : null;
}

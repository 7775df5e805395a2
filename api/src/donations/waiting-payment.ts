/**
 * SQL condition: a payment waits for an administrator, in whose texts the payer wrote the reference
 * of a donation, with or without its hyphen.
 * @param donation the name of the donation's row in the query
 */
export const hasWaitingPayment = (donation: string): string => `EXISTS (
  SELECT FROM bank_payments AS payment
  WHERE payment.kind = 'payment' AND payment.donation_id IS NULL
  AND payment.counterpart_id IS NULL AND payment.set_aside_at IS NULL
  AND strpos(
    regexp_replace(
      concat_ws(' ', payment.pledge_reference, payment.reference, payment.text, payment.end_to_end_id),
      '\\D', '', 'g'),
    replace(${donation}.reference, '-', '')) > 0)`;

import { formatCents } from 'shared/money';
import type { Schemas } from '../api/schemas';

export type BankPayment = Schemas['BankPaymentDto'];

/** Amount of a payment, as the language writes it. */
export function paidAmount({ cents, currency }: BankPayment, language: string): string {
  return formatCents(cents, language, currency);
}

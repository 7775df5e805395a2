import type { Schemas } from '../api/schemas';
import { formatAmount } from '../components/format/amount';

export type BankPayment = Schemas['BankPaymentDto'];

/** What a payment came to, as the language writes it. */
export function paidAmount({ cents, currency }: BankPayment, language: string): string {
  return formatAmount(cents / 100, currency, language);
}

/** The whole amount that was most likely pledged for the payment: its own, rounded, and one at least. */
export function wholeAmount({ cents }: BankPayment): number {
  return Math.max(1, Math.round(cents / 100));
}

/** An account number in groups of four, as people read it. */
export function spacedIban(iban: string | null): string | null {
  return iban?.replace(/(.{4})(?=.)/g, '$1\u00A0') ?? null;
}

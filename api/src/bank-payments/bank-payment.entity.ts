import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { DonationBefore } from '../donations/set-back-donations.service.js';
import type { StatementFormat } from './statement/statement.js';

/** Why a payment was not matched with a pledge by itself. */
export const REASONS = [
  'no-reference',
  'unknown-reference',
  'several-references',
  'amount',
  'currency',
  'received',
  'cancelled',
  // Of reversals: there is none to be found, or several; or it is less than the payment.
  'no-payment',
  'several-payments',
  'partial',
] as const;
export type Reason = (typeof REASONS)[number];

/** Waits to be dealt with; belongs to a donation; was left aside; was reversed, or reverses one. */
export const PAYMENT_STATES = ['waiting', 'matched', 'aside', 'reversed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A payment into the association’s account; an entry that takes such a payment back. */
export const PAYMENT_KINDS = ['payment', 'reversal'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** A payment into the association’s account, or its reversal, from a bank statement. */
@Entity('bank_payments')
export class BankPayment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text', { default: 'payment' })
  kind: PaymentKind;

  /** The IBAN that was paid into. */
  @Column('text')
  account: string;

  /** What kind of file it came in. */
  @Column('text')
  format: StatementFormat;

  /** A hash of all the statement said; unique in its account together with `copy`. */
  @Column('text')
  fingerprint: string;

  /** Counts payments that are alike in all the statement said. */
  @Column('integer')
  copy: number;

  /** The day, like `2026-05-04`. */
  @Column('date')
  bookedOn: string;

  /** Hundredths of the currency, of a reversal as well. */
  @Column('bigint', { transformer: { to: (cents: number) => cents, from: Number } })
  cents: number;

  @Column('text')
  currency: string;

  @Column('text', { nullable: true })
  payerName: string | null;

  @Column('text', { nullable: true })
  payerIban: string | null;

  /** As the payer gave it, with its model. */
  @Column('text', { nullable: true })
  reference: string | null;

  /** A donation’s reference, where one was found anywhere in what the payer wrote. */
  @Column('text', { nullable: true })
  pledgeReference: string | null;

  /** What the payer says it is for. */
  @Column('text', { nullable: true })
  text: string | null;

  /** By what the bank knows it. */
  @Column('text', { nullable: true })
  bankReference: string | null;

  /** What the payer's bank handed on from end to end. */
  @Column('text', { nullable: true })
  endToEndId: string | null;

  /** Null where it was matched by itself. */
  @Column('text', { nullable: true })
  reason: Reason | null;

  /** The donation it is, or was until it was reversed; null again when that is deleted. */
  @Column('integer', { nullable: true })
  donationId: number | null;

  /** What the donation was before; null where it was made from the payment. */
  @Column('jsonb', { nullable: true })
  donationBefore: DonationBefore | null;

  /** Of a payment its reversal, and of that the payment. */
  @Column('integer', { nullable: true })
  counterpartId: number | null;

  @Column('timestamptz', { nullable: true })
  setAsideAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  importedAt: Date;
}

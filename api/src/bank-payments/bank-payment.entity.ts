import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { DonationBefore } from '../donations/donation-rollback.service.js';
import type { StatementFormat } from './statement/statement.js';

/** Why a payment was not matched with a pledge automatically. */
export const REASONS = [
  'no-reference',
  'unknown-reference',
  'several-references',
  'amount',
  'currency',
  'received',
  'cancelled',
  // Of reversals: no payment was found, or several; or only a part was reversed.
  'no-payment',
  'several-payments',
  'partial',
] as const;
export type Reason = (typeof REASONS)[number];

/**
 * Waits for an administrator; belongs to a donation; was set aside; was reversed, or reverses one.
 */
export const PAYMENT_STATES = ['waiting', 'matched', 'aside', 'reversed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A payment into the association’s account; an entry that reverses such a payment. */
export const PAYMENT_KINDS = ['payment', 'reversal'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** A payment into the association’s account, or its reversal, from a bank statement. */
@Entity('bank_payments')
export class BankPayment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text', { default: 'payment' })
  kind: PaymentKind;

  /** The IBAN of the association's account. */
  @Column('text')
  account: string;

  /** The format of its statement. */
  @Column('text')
  format: StatementFormat;

  /** A hash of everything the statement says of it; unique in its account together with `copy`. */
  @Column('text')
  fingerprint: string;

  /** Numbers payments of which the statement says the same. */
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

  /** The bank's own identification. */
  @Column('text', { nullable: true })
  bankReference: string | null;

  /** The end-to-end identification, given by the payer's bank. */
  @Column('text', { nullable: true })
  endToEndId: string | null;

  /** Null where it was matched automatically. */
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

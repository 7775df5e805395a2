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
  // Only of reversals.
  'no-payment',
  'several-payments',
  'partial',
] as const;
export type Reason = (typeof REASONS)[number];

/**
 * `waiting` for an administrator; `matched` with a donation; set `aside`; `reversed`, or reversing.
 */
export const PAYMENT_STATES = ['waiting', 'matched', 'aside', 'reversed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A payment into the association’s account, or an entry that reverses one. */
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

  /** The format of the statement. */
  @Column('text')
  format: StatementFormat;

  /** Hash of the statement's fields; unique per account together with `copy`. */
  @Column('text')
  fingerprint: string;

  /** Distinguishes payments with equal fields. */
  @Column('integer')
  copy: number;

  /** The day of booking in ISO 8601, such as `2026-05-04`. */
  @Column('date')
  bookedOn: string;

  /** Hundredths of the currency; positive for reversals too. */
  @Column('bigint', { transformer: { to: (cents: number) => cents, from: Number } })
  cents: number;

  @Column('text')
  currency: string;

  @Column('text', { nullable: true })
  payerName: string | null;

  @Column('text', { nullable: true })
  payerIban: string | null;

  /** The reference that the payer gave, with its model. */
  @Column('text', { nullable: true })
  reference: string | null;

  /** The first donation reference in the payer's texts. */
  @Column('text', { nullable: true })
  pledgeReference: string | null;

  /** The purpose that the payer gave. */
  @Column('text', { nullable: true })
  text: string | null;

  /** The bank's identification of the transaction. */
  @Column('text', { nullable: true })
  bankReference: string | null;

  /** The end-to-end identification, given by the payer's bank. */
  @Column('text', { nullable: true })
  endToEndId: string | null;

  /** Null when it was matched automatically. */
  @Column('text', { nullable: true })
  reason: Reason | null;

  /** The matched donation, also after a reversal; null again when the donation is deleted. */
  @Column('integer', { nullable: true })
  donationId: number | null;

  /** The donation's previous state; null when it was entered from the payment. */
  @Column('jsonb', { nullable: true })
  donationBefore: DonationBefore | null;

  /** The reversal of a payment, or the payment of a reversal. */
  @Column('integer', { nullable: true })
  counterpartId: number | null;

  @Column('timestamptz', { nullable: true })
  setAsideAt: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  importedAt: Date;
}

import { Column, Entity } from 'typeorm';
import type { DonationBefore } from '../donations/donation-payments.service.js';
import type { ValueDocument } from '../fields/field.js';
import { CreatedAt, Id, ReadOnly } from '../fields/row-columns.js';
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
  'mistyped',
  'maybe-reversed',
  // Of payments and reversals.
  'maybe-known',
  // Only of reversals.
  'no-payment',
  'several-payments',
  'partial',
  'maybe-reversal',
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

/** A text that the statement may lack. */
const StatementText = (document: Pick<ValueDocument, 'description'> & { example: string | null }) =>
  ReadOnly(Column('text', { nullable: true }), { ...document, type: String, nullable: true });

/** A payment into the association’s account, or its reversal, from a bank statement. */
@Entity('bank_payments')
export class BankPayment {
  @Id({ example: 7 })
  id: number;

  @ReadOnly(Column('text', { default: 'payment' }), {
    enum: [...PAYMENT_KINDS],
    description: 'An incoming `payment`, or a `reversal` of one.',
    example: 'payment',
  })
  kind: PaymentKind;

  /** The IBAN of the association's account. */
  @ReadOnly(Column('text'), {
    type: String,
    description: 'The IBAN of the credited account.',
    example: 'HR1210010051863000160',
  })
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

  @ReadOnly(Column('date'), {
    type: String,
    format: 'date',
    description: 'The day of booking.',
    example: '2026-05-04',
  })
  bookedOn: string;

  /** Positive for reversals too. */
  @ReadOnly(Column('bigint', { transformer: { to: (cents: number) => cents, from: Number } }), {
    type: 'integer',
    description: 'Hundredths of the currency.',
    example: 5000,
  })
  cents: number;

  @ReadOnly(Column('text'), { type: String, example: 'EUR' })
  currency: string;

  @ReadOnly(
    Column('bigint', {
      nullable: true,
      transformer: {
        to: (cents: number | null) => cents,
        from: (cents: string | null) => (cents === null ? null : Number(cents)),
      },
    }),
    {
      type: 'integer',
      nullable: true,
      description: 'What the payer sent in another currency, in hundredths of it.',
      example: null,
    },
  )
  originalCents: number | null;

  @StatementText({ description: 'That currency.', example: null })
  originalCurrency: string | null;

  @StatementText({ example: 'ANA HORVAT' })
  payerName: string | null;

  @StatementText({ example: 'HR1723600001101234565' })
  payerIban: string | null;

  @StatementText({
    description: 'As entered by the payer, with its model.',
    example: 'HR00 2026-00128',
  })
  reference: string | null;

  @StatementText({
    description:
      'The reference of a donation, found in the payer’s texts; with the reason `mistyped`, a similar one.',
    example: '2026-00128',
  })
  pledgeReference: string | null;

  @StatementText({ description: 'What it is for.', example: 'Donacija' })
  text: string | null;

  @StatementText({ description: 'The bank’s identification.', example: '2026050400417' })
  bankReference: string | null;

  /** The end-to-end identification, given by the payer's bank. */
  @Column('text', { nullable: true })
  endToEndId: string | null;

  @ReadOnly(Column('text', { nullable: true }), {
    enum: [...REASONS],
    type: String,
    nullable: true,
    description:
      'Why it was not matched automatically; null if it was, also after the match was undone. `amount`, `received` and `cancelled` refer to the pledge with its reference, `mistyped` to one whose reference is similar. `maybe-reversed`: its statement also holds a reversal that is likely to be its own. `maybe-known`: `likely` is probably the same entry. For a reversal: `no-payment` that it reverses, `several-payments`, a `partial` reversal, or a `maybe-reversal` of the payment `likely`.',
    example: 'amount',
  })
  reason: Reason | null;

  /** The matched donation, also after a reversal; null again when the donation is deleted. */
  @Column('integer', { nullable: true })
  donationId: number | null;

  /** The donation's state before its first payment; null when it was entered from that. */
  @Column('jsonb', { nullable: true })
  donationBefore: DonationBefore | null;

  /** The reversal of a payment, or the payment of a reversal. */
  @Column('integer', { nullable: true })
  counterpartId: number | null;

  /** The payment that this may be a copy of, or that this debit may reverse. */
  @Column('integer', { nullable: true })
  likelyId: number | null;

  @Column('timestamptz', { nullable: true })
  setAsideAt: Date | null;

  @CreatedAt()
  importedAt: Date;
}

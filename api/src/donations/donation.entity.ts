import { centsOf, formatCents } from 'shared/money';
import { Column, Entity } from 'typeorm';
import { KeptInTrash } from '../content/kept-in-trash.js';
import { Id, INSTANT, ReadOnly, RowVersion } from '../fields/row-columns.js';
import { Choice, Flag, OptionalInstant } from '../fields/values.js';
import { LANGUAGES, bilingual, type Language } from '../i18n/language.js';
import {
  Amount,
  Currency,
  DonatedAt,
  DonationLine,
  DonationText,
  DonorEmail,
  PaidCents,
  ProjectId,
  Status,
} from './donation.fields.js';

/** Pledged, received, or lapsed. */
export const DONATION_STATUSES = ['pending', 'completed', 'cancelled'] as const;
export type DonationStatus = (typeof DONATION_STATUSES)[number];

/** How a donation is given, as far as administrators enter it. */
export const DONATION_METHODS = ['transfer', 'cash'] as const;
export type DonationMethod = (typeof DONATION_METHODS)[number];

/** How a donation was given: by a method, or by a payment of a bank statement. */
export const DONATION_WAYS = [...DONATION_METHODS, 'statement'] as const;
export type DonationWay = (typeof DONATION_WAYS)[number];

/** Currencies of donations; HRK for those from before 2023. */
export const CURRENCIES = ['EUR', 'HRK', 'USD', 'GBP', 'CHF'] as const;

@KeptInTrash('donations', {
  titleOf: ({ amount, currency, donorName, reference }: Donation, language) =>
    `${formatCents(centsOf(amount), language, currency)}, ${donorName ?? reference}`,
  role: 'accountant',
})
@Entity('donations')
export class Donation {
  @Id({ example: 12 })
  id: number;

  /** Assigned by a database trigger. */
  @ReadOnly(Column({ type: 'text', insert: false, update: false }), {
    type: String,
    description:
      'For the model HR00: the year, a hyphen, the donation’s number and a check digit (ISO 7064, MOD 11,10).',
    example: '2026-00128',
  })
  reference: string;

  @Amount({
    description:
      'Whole units of the currency: the pledged amount, or without a pledge the rounded payment.',
    example: 50,
  })
  amount: number;

  @PaidCents({
    description:
      'The paid amount in hundredths of the currency, the sum of its payments; null until one has come. What is missing of a `pending` donation that is paid in part is its amount less this. Accepted only with the status `completed`; null, or omitted for a new donation: the whole amount.',
    example: 4550,
  })
  paidCents: number | null;

  @Currency(CURRENCIES, { example: 'EUR' })
  currency: string;

  @DonationLine(100, { example: 'Ana Horvat' })
  donorName: string | null;

  @DonorEmail({ example: 'ana.horvat@udruga.example' })
  donorEmail: string | null;

  @DonationText(1000, { example: 'Samo tako nastavite!' })
  message: string | null;

  @Flag({ description: 'True: only administrators see the name.', example: false })
  isAnonymous: boolean;

  @DonatedAt({
    description: 'When it was pledged or given. Default for a new donation: now.',
    example: '2026-05-01T09:30:00.000Z',
  })
  donatedAt: Date;

  @DonationLine(100, { description: 'The bank’s own; unique.', example: '2026050100417' })
  transactionId: string | null;

  @Status(DONATION_STATUSES, {
    description: 'Pledged, received or lapsed.',
    example: 'completed',
  })
  status: DonationStatus;

  @OptionalInstant(bilingual('Datum primitka nije ispravan', 'The date of receipt is not valid'), {
    description:
      'When the payment was received. Accepted only with the status `completed`; default: now.',
    example: '2026-05-02T06:00:00.000Z',
  })
  receivedAt: Date | null;

  @ReadOnly(Column('timestamptz', { nullable: true }), {
    ...INSTANT,
    nullable: true,
    description: 'When the donor was thanked by mail.',
    example: null,
  })
  thankedAt: Date | null;

  @ReadOnly(Column('timestamptz', { nullable: true }), {
    ...INSTANT,
    nullable: true,
    description: 'When the donor was reminded by mail, which is done once.',
    example: null,
  })
  remindedAt: Date | null;

  @Choice(
    DONATION_METHODS,
    bilingual('Način mora biti transfer ili cash', 'Method must be transfer or cash'),
    { description: 'By bank transfer or in cash.', example: 'transfer' },
  )
  method: DonationMethod;

  @ProjectId({ description: 'The project that it is for; null: the association.', example: 1 })
  projectId: number | null;

  @DonationText(2000, {
    description: 'A note of the administrators; never shown to others.',
    example: 'Uplatio je netko drugi iz obitelji.',
  })
  note: string | null;

  @ReadOnly(Column('text', { default: 'hr' }), {
    enum: [...LANGUAGES],
    description: 'The language of the pledge.',
    example: 'hr',
  })
  language: Language;

  @RowVersion()
  version: number;
}

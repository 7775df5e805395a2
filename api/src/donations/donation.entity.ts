import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Language } from '../i18n/language.js';

/** Pledged, received, or lapsed. */
export const DONATION_STATUSES = ['pending', 'completed', 'cancelled'] as const;
export type DonationStatus = (typeof DONATION_STATUSES)[number];

/** Currencies of donations; HRK for those from before 2023. */
export const CURRENCIES = ['EUR', 'HRK', 'USD', 'GBP', 'CHF'] as const;

@Entity('donations')
export class Donation {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Assigned by a database trigger. */
  @Column({ type: 'text', insert: false, update: false })
  reference: string;

  /** Pledged amount in whole units of the currency; without a pledge, the paid amount, rounded. */
  @Column('integer')
  amount: number;

  /** The paid amount, in hundredths of the currency; null unless the donation is received. */
  @Column('bigint', {
    nullable: true,
    transformer: {
      to: (cents: number | null) => cents,
      from: (cents: string | null) => (cents === null ? null : Number(cents)),
    },
  })
  paidCents: number | null;

  @Column('text', { default: 'HRK' })
  currency: string;

  @Column('text', { nullable: true })
  donorName: string | null;

  @Column('text', { nullable: true })
  donorEmail: string | null;

  @Column('text', { nullable: true })
  message: string | null;

  /** The name is stored but shown to administrators only. */
  @Column('boolean', { default: false })
  isAnonymous: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  donatedAt: Date;

  /** The bank's transaction number, unique. */
  @Column('text', { nullable: true })
  transactionId: string | null;

  @Column('text', { default: 'completed' })
  status: DonationStatus;

  /** When the donation was received; null otherwise. */
  @Column('timestamptz', { nullable: true })
  receivedAt: Date | null;

  /** When the donor was thanked by mail. */
  @Column('timestamptz', { nullable: true })
  thankedAt: Date | null;

  /** When the donor was reminded of the pledge, which is done once. */
  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;

  /** A note of the administrators. */
  @Column('text', { nullable: true })
  note: string | null;

  /** The language of the pledge. */
  @Column('text', { default: 'hr' })
  language: Language;

  /** Incremented by the database with every change. */
  @Column({ type: 'integer', default: 1, insert: false, update: false })
  version: number;
}

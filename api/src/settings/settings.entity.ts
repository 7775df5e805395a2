import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { SocialLinks } from '../fields/social-links.js';

/** The id of the only row. */
export const SETTINGS_ID = 1;

/** What the association is and how it is reached: one row. */
@Entity('settings')
export class Settings {
  @PrimaryColumn('integer', { default: SETTINGS_ID })
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  nameEn: string;

  @Column('text')
  email: string;

  @Column('text')
  phone: string;

  @Column('text')
  street: string;

  @Column('text')
  postalCode: string;

  @Column('text')
  city: string;

  @Column('text')
  coastalStreet: string;

  @Column('text')
  coastalStreetEn: string;

  @Column('text')
  coastalPostalCode: string;

  @Column('text')
  coastalPostalCodeEn: string;

  @Column('text')
  coastalCity: string;

  @Column('text')
  coastalCityEn: string;

  /** OIB. */
  @Column('text')
  taxId: string;

  /** Number in the registry of social services. */
  @Column('text')
  registryNumber: string;

  /** Of an account in Croatia, without spaces. */
  @Column('text')
  iban: string;

  /** The name the account is held under, as it fits a payment slip. */
  @Column('text')
  bankRecipient: string;

  @Column('jsonb', { default: {} })
  socialLinks: SocialLinks;

  /** The year the Croatian texts state; the English ones state another, and both stand. */
  @Column('integer')
  foundingYear: number;

  @Column('integer')
  foundingYearEn: number;

  @Column('integer')
  yearsOfExperience: number;

  @Column('integer')
  projectsCompleted: number;

  @Column('integer')
  participantsEducated: number;

  @Column('integer')
  partnerOrganizations: number;

  /** How long messages are kept. */
  @Column('integer')
  contactRetentionMonths: number;

  /** How long an address is kept whose owner never confirmed it. */
  @Column('integer')
  unconfirmedRetentionDays: number;

  /** How long donations are kept. */
  @Column('integer')
  donationRetentionYears: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** Counted by the database with every change. */
  @Column({ type: 'integer', default: 1, insert: false, update: false })
  version: number;
}

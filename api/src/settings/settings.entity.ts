import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { VisibleContent } from '../content/visible-content.js';
import type { SocialLinks } from '../fields/social-links.js';

/** The id of the only row. */
export const SETTINGS_ID = 1;

/** The association's data and contacts: one row. */
@VisibleContent()
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

  /** The name of the account's owner, as it fits a payment slip. */
  @Column('text')
  bankRecipient: string;

  @Column('jsonb', { default: {} })
  socialLinks: SocialLinks;

  /** The year in the Croatian texts; the English ones have another, and both are specified. */
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

  /** How long messages are stored. */
  @Column('integer')
  contactRetentionMonths: number;

  /** How long an unconfirmed e-mail address is stored. */
  @Column('integer')
  unconfirmedRetentionDays: number;

  /** How long donations are stored. */
  @Column('integer')
  donationRetentionYears: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  /** Counted by the database with every change. */
  @Column({ type: 'integer', default: 1, insert: false, update: false })
  version: number;
}

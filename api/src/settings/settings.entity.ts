import { Column, Entity, PrimaryColumn } from 'typeorm';
import { VisibleContent } from '../content/visible-content.js';
import { Email } from '../fields/emails.js';
import { Link } from '../fields/links.js';
import { ReadOnly, RowVersion, UpdatedAt } from '../fields/row-columns.js';
import { NetworkLinks, type SocialLinks } from '../fields/social-links.js';
import { OptionalLine } from '../fields/texts.js';
import { Choice, Flag, OptionalDay } from '../fields/values.js';
import { bilingual } from '../i18n/language.js';
import { EXAMPLE_HASH } from '../media/media.entity.js';
import { PHOTO_STYLE_MESSAGE, PHOTO_STYLES, type PhotoStyle } from '../media/photo-style.js';
import { EmergencyNumbers, type EmergencyNumberDto } from './dto/emergency-number.dto.js';
import { RETENTION } from './retention.js';
import {
  CroatianIban,
  Effect,
  FitsSlip,
  LibraryPicture,
  Oib,
  OptionalPastDay,
  PastYear,
  Phone,
  PostalCode,
  RequiredText,
  Retention,
  WholeNumber,
} from './settings.fields.js';

/** The id of the only row. */
export const SETTINGS_ID = 1;

/** A change of the account has to hold within three days. */
const MAX_ACCOUNT_CHANGE_HOURS = 72;

/** Users who are away have to come back within the period of grace. */
const MAX_GRACE_DAYS = 30;

/** As many characters as fit three lines below the number on a narrow screen. */
const PHONE_HOURS_LENGTH = 120;

/** One sentence, set large. */
const TESTIMONY_LENGTH = 200;

/** The association's data and contacts: one row. */
@VisibleContent()
@Entity('settings')
export class Settings {
  @ReadOnly(PrimaryColumn('integer', { default: SETTINGS_ID }), {
    type: Number,
    description: 'Always 1.',
    example: 1,
  })
  id: number;

  @RequiredText(70, { example: 'Udruga Kvaliteta življenja' })
  name: string;

  @RequiredText(70, { example: 'Quality of Living Association' })
  nameEn: string;

  @Email({ example: 'info@kvaliteta-zivljenja.example' })
  email: string;

  @Phone({ description: 'With the country’s code.', example: '+385 1 555 0100' })
  phone: string;

  @OptionalLine(PHONE_HOURS_LENGTH, {
    description: 'When the telephone is answered: a whole sentence, shown below the number.',
    example: 'Javljamo se radnim danom od 9 do 16 sati.',
  })
  phoneHours: string | null;

  @OptionalLine(PHONE_HOURS_LENGTH, {
    description: 'In English.',
    example: 'We answer on working days from 9 am to 4 pm.',
  })
  phoneHoursEn: string | null;

  @FitsSlip(25, {
    description:
      'Of the seat in Zagreb. Has to fit a payment slip, where č ć đ š ž count as two characters.',
    example: 'Ulica kamenih kuća 12',
  })
  street: string;

  @PostalCode({ example: '10000' })
  postalCode: string;

  @FitsSlip(21, {
    description:
      'Has to fit a payment slip after the postal code; č ć đ š ž count as two characters.',
    example: 'Zagreb',
  })
  city: string;

  @RequiredText(100, {
    description: 'On the coast, in Croatian texts.',
    example: 'Obala starih ribara 4',
  })
  coastalStreet: string;

  @RequiredText(100, {
    description: 'On the coast, in English texts; may differ.',
    example: 'Stara riva 7',
  })
  coastalStreetEn: string;

  @PostalCode({ example: '22000' })
  coastalPostalCode: string;

  @PostalCode({ example: '22000' })
  coastalPostalCodeEn: string;

  @RequiredText(60, { example: 'Šibenik' })
  coastalCity: string;

  @RequiredText(60, { example: 'Šibenik' })
  coastalCityEn: string;

  @Oib({
    description: 'OIB with a valid check digit. Spaces are removed.',
    example: '94577403194',
  })
  taxId: string;

  @RequiredText(40, { description: 'In the register of social services.', example: '00004217' })
  registryNumber: string;

  @CroatianIban({
    description: 'Of an account in Croatia. Spaces are removed.',
    example: 'HR1210010051863000160',
  })
  iban: string;

  @FitsSlip(25, {
    description:
      'The name of the account holder. Has to fit a payment slip, where č ć đ š ž count as two characters.',
    example: 'Kvaliteta življenja',
  })
  bankRecipient: string;

  @WholeNumber(0, MAX_ACCOUNT_CHANGE_HOURS, {
    description:
      'For how many hours a change of the account number or its holder waits before it holds. Lowering it waits itself.',
    example: 24,
  })
  accountChangeHours: number;

  /** What a donation of each offered amount makes possible, shown on the page for donations. */
  @Effect('Bilježnice i pribor za jednu radionicu', 10)
  effectOf10: string | null;

  @Effect('Notebooks and supplies for one workshop')
  effectOf10En: string | null;

  @Effect('Put njegovateljice do dvaju sela', 20)
  effectOf20: string | null;

  @Effect('A carer’s journey to two villages')
  effectOf20En: string | null;

  @Effect('Sat razgovora sa psihologinjom', 50)
  effectOf50: string | null;

  @Effect('An hour with a psychologist')
  effectOf50En: string | null;

  @Effect('Radionica za deset roditelja', 100)
  effectOf100: string | null;

  @Effect('A workshop for ten parents')
  effectOf100En: string | null;

  @Link(
    bilingual(
      'Poveznica mora biti putanja na ovoj stranici (/…) ili adresa https://',
      'The link must be a path on this site (/…) or an https:// address',
    ),
    {
      description: 'The latest financial report.',
      example: 'https://udruga.example/izvjestaj.pdf',
    },
  )
  financialReportUrl: string | null;

  /** Shown on the home page, in the language of the page if it is filled in. */
  @OptionalLine(TESTIMONY_LENGTH, {
    description: 'What a person whom the association supported says, without quotation marks.',
    example: 'Prvi put nakon dugo vremena netko me pitao kako sam.',
  })
  testimony: string | null;

  @OptionalLine(TESTIMONY_LENGTH, {
    description: 'In English.',
    example: 'For the first time in a long while somebody asked me how I was.',
  })
  testimonyEn: string | null;

  @OptionalDay({
    description:
      'The day on which that person consented to its publication; without it no sentence is stored.',
    example: '2026-05-04',
  })
  testimonyConsentDate: string | null;

  @NetworkLinks()
  socialLinks: SocialLinks;

  @EmergencyNumbers()
  emergencyNumbers: EmergencyNumberDto[];

  /** The year in the Croatian texts; the English ones have another, and both are specified. */
  @PastYear({ description: 'In Croatian texts.', example: 2009 })
  foundingYear: number;

  @PastYear({ description: 'In English texts; may differ.', example: 2010 })
  foundingYearEn: number;

  @WholeNumber(0, 200, { example: 10 })
  yearsOfExperience: number;

  @WholeNumber(0, 1_000_000, { example: 50 })
  projectsCompleted: number;

  @WholeNumber(0, 10_000_000, { example: 1000 })
  participantsEducated: number;

  @WholeNumber(0, 1_000_000, { example: 25 })
  partnerOrganizations: number;

  @Retention(RETENTION.contactMonths, 'Retention of messages, in months.', 24)
  contactRetentionMonths: number;

  @Retention(
    RETENTION.unconfirmedDays,
    'Retention of unconfirmed newsletter addresses, in days.',
    30,
  )
  unconfirmedRetentionDays: number;

  @Retention(RETENTION.donationYears, 'Retention of donations, in years.', 11)
  donationRetentionYears: number;

  @Retention(RETENTION.auditMonths, 'Retention of the audit log, in months.', 24)
  auditRetentionMonths: number;

  @Choice(PHOTO_STYLES, PHOTO_STYLE_MESSAGE, {
    description: 'How the site shows photos, but those that are always shown in colour.',
    example: 'duotone',
  })
  photoStyle: PhotoStyle;

  @LibraryPicture({
    description: 'The photo on the first screen of the home page; none by default.',
    example: `/media/${EXAMPLE_HASH}.webp`,
  })
  homeImageUrl: string | null;

  @LibraryPicture({
    description: 'The photo on the first screen of the page about the association.',
    example: `/media/${EXAMPLE_HASH}.webp`,
  })
  aboutImageUrl: string | null;

  @OptionalPastDay({
    description: 'The day on which the association last reviewed the accessibility statement.',
    example: '2026-05-04',
  })
  accessibilityReviewedOn: string | null;

  @Flag({
    description:
      'Whether all users must have a second factor: codes of an application or a passkey. Turning it on takes a second factor of one’s own.',
    example: false,
  })
  requireSecondFactor: boolean;

  /** Counted from when it is required, or from the creation of the user. */
  @WholeNumber(0, MAX_GRACE_DAYS, {
    description: 'For how many days users may work without the second factor that is required.',
    example: 14,
  })
  secondFactorGraceDays: number;

  /** When it was last turned on; null while it is off. */
  @Column('timestamptz', { nullable: true })
  secondFactorRequiredSince: Date | null;

  @Flag({
    description: 'Whether the dashboard no longer shows the first steps of a new installation.',
    example: false,
  })
  firstStepsHidden: boolean;

  @UpdatedAt()
  updatedAt: Date;

  @RowVersion()
  version: number;
}
